import type { ComposedContent } from '@site/contracts/ContentVersion'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { readLastGood } from '../releaseStore/lastGood.ts'
import { hourOf } from '../views/ViewCounts.ts'
import type { ComposerParts } from './composerParts.ts'
import { compositionNameOf } from './composition/compositionNameOf.ts'
import { newestVersion, versionNumbered } from './content/contentHistory.ts'
import { loadContent, type LoadedContent } from './content/loadContent.ts'
import { type Doubted, withDoubt } from './selection/doubts.ts'
import { NothingToServe } from './selection/NothingToServe.ts'
import { adopted, newsAbout, reopened } from './selection/refusals.ts'
import { type AdoptedVerdict, adoptedVerdict } from './verdicts/formerBuild.ts'
import { scopeOf, settingsOf } from './verdicts/scopeOf.ts'
import { nothingFound, type State } from './verdicts/State.ts'

/** Polling interval of the counts of views, in ms: a worse canary is gone well within a minute. */
const COUNTS_EVERY = 5_000

/**
 * What is wanted now, what is known, and what serving processes ask for. Undefined if nothing can be read, or another process
 * composes this site. @throws NothingToServe if there is no registry at the first look
 */
export async function readState(former: State, tools: ComposerParts): Promise<State | undefined> {
  const { registry, store, pointerReader, releasesFolder } = tools
  const at = tools.now()
  await registry.read()
  if (former.at === 0 && registry.problem) throw new NothingToServe(registry.problem)
  const wanted = await pointerReader.read()
  if (!wanted) return undefined
  const scope = scopeOf(tools)
  if (!(await store.lock(scope))) return undefined
  const { pointers, publication, changed } = wanted
  let state: State = { ...former, at, pointers, publication, registered: registry.remotes, found: nothingFound }
  if (former.scope === undefined) {
    state = { ...state, history: { ...former.history, lastGood: await readLastGood(releasesFolder) } }
  }
  if (former.scope !== scope) state = await resumed({ ...state, scope, settings: settingsOf(tools) }, tools)
  // Refusals whose cause was elsewhere are reopened.
  if (changed) {
    state = { ...state, refused: reopened(state.refused, ['behind', 'contract', 'foreign', 'unsigned']) }
  }
  return {
    ...(await withRequests(state, tools)),
    ...(await countsFor(state, tools)),
    version: await newestVersion(store.content),
    problems: pointerReader.problems,
    unreadable: store.unreadable().length,
  }
}

/** Goes on from what was live before this process began. */
async function resumed(state: State, tools: ComposerParts): Promise<State> {
  const { registry, store, loader, folders, planFor, build, log } = tools
  const { scope = '', settings, pointers, history } = state
  const own = await store.generation(scope)
  const newest = adoptedVerdict(await store.generations(), settings)
  const verdict = own ?? (history.live ? undefined : await ifWhole(newest, tools))
  const refused = adopted(verdict?.refused ?? [], pointers, state.at)
  for (const line of newsAbout(refused, state.refused)) log.warn(line)
  const overtaken = own && newest && newest.at > own.at ? own.number : undefined
  const next = { ...state, verdict, overtaken, refused, composed: undefined }
  if (!verdict) return next
  const { remotes: registered } = registry
  const { live: name, since = {}, seconds } = verdict.pointer ?? { live: '', seconds: 0 }
  const hasPages = await folders.isWhole(name)
  const damaged: Doubted[] = []
  // Pages that are finished are better than none: somebody may have to release it again first.
  const onDamage =
    hasPages &&
    ((name: string, release: string, { message }: ReleaseProblem) => {
      log.warn(`${name} ${release}: ${message} What is finished of it stays: release it again.`)
      damaged.push({ name, release, isDamaged: true })
    })
  const live = await Promise.all([
    loader.all(verdict.live, registered, history.live, onDamage || undefined),
    contentOf(verdict.content, tools),
  ]).then(
    ([releases, content]) => ({ ...releases, content }),
    () => undefined,
  )
  const isWhole = live && hasPages && compositionNameOf(planFor(live), build) === name
  const known = { ...history, live, since: new Map(Object.entries(since)) }
  return {
    ...next,
    history: known,
    doubts: damaged.reduce((all, one) => withDoubt(all, one, { ...next, history: known }), next.doubts),
    composed: isWhole ? { name, registered, seconds } : undefined,
  }
}

/** A verdict of another build of the server, if what that has composed is here or can be fetched. */
async function ifWhole(
  verdict: AdoptedVerdict | undefined,
  { store, folders }: ComposerParts,
): Promise<AdoptedVerdict | undefined> {
  if (!verdict) return undefined
  const { live } = verdict.pointer
  await store.compositions.fetch(live).catch(() => undefined)
  return (await folders.isWhole(live)) ? verdict : undefined
}

/** The content of a former verdict. @throws ReleaseProblem */
async function contentOf(
  composed: ComposedContent | undefined,
  { store: { content } }: ComposerParts,
): Promise<LoadedContent | undefined> {
  if (composed?.version === undefined) return undefined
  const version = await versionNumbered(content, composed.version)
  return version && loadContent(content, version.content, version.number)
}

/** What serving processes ask for, and what follows from it: releases in doubt, and compositions that have to be composed again. */
async function withRequests(state: State, { store }: ComposerParts): Promise<State> {
  const requests = await store.requests.open()
  let { doubts } = state
  for (const one of requests) {
    if (one.kind !== 'doubt') continue
    doubts = withDoubt(doubts, one, state)
    await store.requests.answer(one, { outcome: 'seen' })
  }
  const damaged = requests.flatMap((one) => (one.kind === 'damage' ? [one.composition] : []))
  const canaries = Object.entries(state.canaries).filter(([, { composition }]) => !damaged.includes(composition))
  return {
    ...state,
    requests,
    doubts,
    composed: state.composed && damaged.includes(state.composed.name) ? undefined : state.composed,
    canaries: Object.fromEntries(canaries),
  }
}

/** What is counted about canaries; nothing while it cannot be read, or somebody has just looked. */
async function countsFor(
  { at, countedAt, verdict }: State,
  { views, log }: ComposerParts,
): Promise<Pick<State, 'counts' | 'countedAt'>> {
  if (at < countedAt + COUNTS_EVERY) return { counts: undefined, countedAt }
  const [oldest] = Object.values(verdict?.canaries ?? {}).sort((one, other) => (one.begun < other.begun ? -1 : 1))
  try {
    return { counts: oldest && (await views.since(hourOf(Date.parse(oldest.begun)))), countedAt: at }
  } catch (error) {
    log.warn(`The page views of the canaries cannot be read: ${messageOf(error)}`)
    return { counts: undefined, countedAt: at }
  }
}
