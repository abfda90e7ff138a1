import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { addLastGood } from '../releaseStore/lastGood.ts'
import { SHELL } from '../releaseStore/Pointer.ts'
import { problemOf } from '../releaseStore/problemOf.ts'
import type { ComposerParts } from './composerParts.ts'
import { loadContent } from './content/loadContent.ts'
import { settled } from './selection/doubts.ts'
import { hasPassed, idsOf, withLive } from './selection/ReleaseHistory.ts'
import { newsAbout, withPassed, withRefused } from './selection/refusals.ts'
import { refuseUnsigned } from './selection/signatures.ts'
import type { decide, Outcome } from './verdicts/decide.ts'
import { type Found, keyOfRemote, keyOfTrial, type Need, type State } from './verdicts/State.ts'
import { shownIn, verdictOf } from './verdicts/verdictOf.ts'

type Decided = ReturnType<typeof decide>
type Read = Extract<Need, { next: 'read' }>
type Show = Extract<Decided, { next: 'show' }>
type Rest = Extract<Decided, { next: 'rest' }>

/**
 * Does what was decided, and returns what is known then; `seconds` says how long this look has taken. The state has no scope
 * any more if another process has composed this site meanwhile.
 */
export async function carryOut(
  step: Decided,
  state: State,
  tools: ComposerParts,
  seconds: () => number,
): Promise<State> {
  if (step.next === 'show') return show(step, state, tools, seconds())
  if (step.next === 'rest') return rest(step, state, tools)
  return { ...state, found: await find(step, state, tools) }
}

/** Reads or composes what a decision needs. */
async function find(need: Need, state: State, tools: ComposerParts): Promise<Found> {
  const { found, history } = state
  if (need.next === 'load') {
    const { number, content } = need.version
    const loaded = await loadContent(tools.store.content, content, number).catch(problemOf)
    return { ...found, contents: new Map([...found.contents, [number, loaded]]) }
  }
  if (need.next === 'compose') {
    const { candidates, again } = need
    const composed = await tools.writer.write(candidates, history.live, again)
    return { ...found, compositions: new Map([...found.compositions, [keyOfTrial(candidates, again), composed]]) }
  }
  return read(need, state, tools)
}

async function read(need: Read, state: State, tools: ComposerParts): Promise<Found> {
  const { name, release } = need
  const { found, history, doubts, registered } = state
  // What is damaged is read again.
  const live = doubts.damaged.has(name) ? undefined : history.live
  const signed = refuseIfUnsigned(need, state, tools)
  if (name === SHELL) {
    const shell = await signed.then(() => tools.loader.shell(release, live)).catch(problemOf)
    return { ...found, shells: new Map([...found.shells, [release, shell]]) }
  }
  const remote = registered.find((one) => one.name === name)
  const loaded = remote
    ? await signed.then(() => tools.loader.remote(remote, release, live)).catch(problemOf)
    : new ReleaseProblem('bad', 'foreign', `${name} is not registered.`)
  return { ...found, remotes: new Map([...found.remotes, [keyOfRemote(name, release), loaded]]) }
}

/** @throws ReleaseProblem if a new release has no signature of its team, which the operator may point to its admitted ones without. */
async function refuseIfUnsigned({ name, release }: Read, state: State, tools: ComposerParts): Promise<void> {
  const { store, loader, registry } = tools
  const keys = registry.keys.get(name)
  if (!keys || hasPassed(state.history, name, release)) return
  const admitted = await store.admitted().catch(() => [])
  if (admitted.some((one) => one.name === name && one.id === release)) return
  const pointer = state.pointers.get(name)
  const signed = pointer?.release === release ? pointer.signed : undefined
  refuseUnsigned({ name, release, digest: await loader.digest(name, release) }, signed, keys)
}

/** Visitors get a new composition. */
async function show(step: Show, state: State, tools: ComposerParts, seconds: number): Promise<State> {
  const { candidates, composition, promoted, outcome } = step
  const { log, now, releasesFolder } = tools
  const ids = idsOf(candidates)
  for (const name of promoted) {
    log.info(`Canary ${name} ${ids[name]}: it is not worse for visitors and goes live.`)
  }
  const releases = Object.entries(ids).map((pair) => pair.join(' '))
  log.info(`Composition ${composition}: ${releases.join(', ')}`)
  const since = new Date(now()).toISOString()
  const history = withLive(state.history, candidates, since, await addLastGood(releasesFolder, ids))
  const { refused, ...judged } = withOutcome(state, outcome, tools)
  const composed = { name: composition, registered: state.registered, seconds }
  return announce({ ...judged, refused: withPassed(refused, ids), history, composed }, outcome, tools)
}

/** Visitors keep what they have, perhaps with other canaries beside it. */
async function rest({ composedCanaries, outcome }: Rest, state: State, tools: ComposerParts): Promise<State> {
  for (const [name, { release, composition }] of Object.entries(composedCanaries)) {
    if (composedCanaries[name] === state.canaries[name]) continue
    const share = outcome.canaries[name]?.share
    tools.log.info(`Canary ${name} ${release}: composition ${composition} for ${share} % of the visitors`)
  }
  return announce({ ...withOutcome(state, outcome, tools), canaries: composedCanaries }, outcome, tools)
}

function withOutcome(state: State, { blames, refusedContent, canaries }: Outcome, { now, log }: ComposerParts): State {
  const refused = withRefused(state.refused, blames, state.pointers, now())
  for (const line of newsAbout(refused, state.refused)) log.warn(line)
  const passed = Object.fromEntries(Object.entries(canaries).map(([name, { release }]) => [name, release]))
  const isNew = refusedContent !== state.refusedContent
  return {
    ...state,
    refused: withPassed(refused, passed),
    refusedContent: refusedContent && isNew ? { ...refusedContent, at: now() } : refusedContent,
    doubts: settled(state.doubts),
  }
}

/** Adds a verdict if there is something new to say, for servers and for a web server on this machine. */
async function announce(state: State, outcome: Outcome, { store, webServer, now, log }: ComposerParts): Promise<State> {
  const { scope = '', history, verdict: former } = state
  const shown = shownIn(state)
  if (!history.live || !shown) return state
  for (const { name, release, text } of outcome.notices) log.warn(`${name} ${release}: ${text}`)
  const verdict = verdictOf(state, outcome, now())
  if (verdict && !(await store.addGeneration(scope, former?.number ?? 0, verdict))) {
    return { ...state, scope: undefined }
  }
  await webServer.point(shown.live, Object.keys(outcome.compositions).length === 0)
  return verdict ? { ...state, verdict: await store.generation(scope) } : state
}
