import type { ReleaseNotice } from '@site/contracts/Generation'
import { readLastGood } from '../releaseStore/lastGood.ts'
import { type Pointers, SHELL } from '../releaseStore/Pointer.ts'
import { pruneContent } from './content/pruneContent.ts'
import { pruneReleases } from '../releaseStore/pruneReleases.ts'
import type { SiteRequest } from '../releaseStore/Requests.ts'
import { queueLooks } from '../releaseStore/watching/queueLooks.ts'
import type { CanaryPlan } from './canary/createCanaryJudge.ts'
import type { ComposerOptions } from './ComposerOptions.ts'
import type { Written } from './composition/createDrafts.ts'
import { createComposerParts } from './composerParts.ts'
import { createLiveComposition } from './liveComposition.ts'
import { NothingToServe, noShell } from './selection/NothingToServe.ts'
import type { Candidates } from './selection/ReleaseHistory.ts'
import { settle } from './verdicts/settle.ts'
import { shellObjections } from './shellObjections.ts'
import { scopeOf } from './verdicts/scopeOf.ts'
import { keyOfTrial } from './verdicts/Situation.ts'

/** The interval of pruning, and the delay of its first round, because a starting site has other work; in ms. */
const rounds = { pause: 60 * 60 * 1000, first: 10 * 60 * 1000 }

/** What is wanted now, and what serving processes ask for. */
type State = { at: number; pointers: Pointers; publication: number; asked: readonly SiteRequest[] }

/**
 * Composes the site whenever its releases have changed: reads what is wanted, decides what can be live, renders what is new,
 * writes a composition into its folder, and says in the next verdict that visitors get it. A release that cannot be used is
 * refused (refusals.ts) and the former one stays live.
 */
export function createComposer(options: ComposerOptions) {
  const { registry, store, releasesFolder, build, log } = options
  const { now = Date.now } = options
  const parts = createComposerParts(options)
  const { history, refusals, suspects, loader, drafts, folders, verdicts, canaryJudge, requests } = parts
  const live = createLiveComposition(parts, { registry, store, releasesFolder, build, now, log })
  let isFirst = true
  let pruneAt = now() + rounds.first

  /** Undefined if nothing can be read, or another process composes this site. */
  async function read(): Promise<State | undefined> {
    const at = now()
    if (isFirst) history.lastGood = await readLastGood(releasesFolder)
    await registry.read()
    if (isFirst && registry.problem) throw new NothingToServe(registry.problem)
    const wanted = await parts.sources.read()
    if (!wanted) return undefined
    isFirst = false
    const scope = scopeOf(options)
    if (!(await store.lock(scope))) return undefined
    if (await verdicts.begin(scope)) await live.resume(wanted.pointers)
    // Refusals whose cause was elsewhere are reopened.
    if (wanted.changed) refusals.reopen(['behind', 'contract', 'foreign', 'unsigned'])
    const asked = await requests.read()
    if (live.name !== undefined && damagedIn(asked).has(live.name)) live.forget()
    return { at, pointers: wanted.pointers, publication: wanted.publication, asked }
  }

  /** Decides what can be live, and renders, checks and writes what that needs to be known. */
  async function decideAndWrite({ at }: State, { pointers }: CanaryPlan) {
    for (const [name, pointer] of pointers) await parts.refuseUnsigned(name, pointer, at)
    const doubted = suspects.drain()
    const written = new Map<string, Extract<Written, { status: 'written' }>>()
    const content = await parts.contents.choose()
    const { remotes: registered } = registry
    const situation = { at, pointers, registered, history, content, doubted, refused: refusals.standing() }
    const decision = await settle(situation, {
      loader,
      async compose(candidates) {
        if (doubted.size === 0 && live.consistsOf(candidates)) return []
        const result = await drafts.write(candidates, doubted)
        if (result.status === 'refused') return result.failed
        written.set(keyOfTrial(candidates), result)
        return []
      },
    })
    for (const { name, release, problem } of decision.blames) {
      refusals.add(name, release, problem, pointers.get(name)?.stamp)
    }
    if (decision.next === 'stay' && !history.live) throw noShell(releasesFolder, refusals.of(SHELL))
    if (decision.next !== 'show') return undefined
    const { candidates } = decision
    const result = written.get(keyOfTrial(candidates))
    return result && { candidates, composition: result.name, notices: result.notices }
  }

  /** Visitors get a new composition, and the canaries that go on keep theirs until they are composed beside it. */
  async function goLive(publication: number, { running }: CanaryPlan, next: NewComposition): Promise<void> {
    const ofForms = await live.replace(next.candidates, next.composition, next.seconds)
    const notices = [...ofForms, ...next.notices]
    const { canaries: present = {}, pointer } = verdicts.newest ?? {}
    const ongoing = <Value>(of: Readonly<Record<string, Value>>) =>
      Object.fromEntries(Object.entries(of).filter(([name]) => name in present && name in running))
    await live.announce({
      ...{ publication, notices },
      canaries: ongoing(present),
      compositions: ongoing(pointer?.canaries ?? {}),
    })
  }

  /** The compositions that visitors get. */
  function needed(): ReadonlySet<string> {
    const { live: composition = '', canaries = {} } = verdicts.newest?.pointer ?? {}
    return new Set([composition, ...Object.values(canaries)])
  }

  /** Does what nobody waits for. */
  async function tidyUp({ asked }: State): Promise<void> {
    await drafts.forgetFailed(needed())
    for (const one of asked) if (one.kind === 'damage') await store.requests.answer(one, { outcome: 'seen' })
    requests.answer(asked)
    if (now() < pruneAt) return
    pruneAt = now() + rounds.pause
    await folders.prune(needed())
    await pruneReleases({ store, archives: store.archives, now: now(), log })
    await pruneContent({ store: store.content, now: now(), log })
  }

  async function look(): Promise<void> {
    const state = await read()
    if (!state) return
    const { publication, pointers, asked } = state
    const begun = performance.now()
    const plan = await canaryJudge.plan(pointers, verdicts.newest?.canaries ?? {})
    const next = await decideAndWrite(state, plan)
    if (next) await goLive(publication, plan, { ...next, seconds: (performance.now() - begun) / 1000 })
    const canaries = await canaryJudge.compose(plan, live.name ?? '', damagedIn(asked))
    await live.announce({ publication, canaries: canaries.running, ...canaries })
    await tidyUp(state)
  }
  const looks = queueLooks(look)

  return {
    /** Looks at what is wanted, and makes it live. Calls are queued. @throws Error if that cannot be done now. */
    look: looks.add,
    /** Resolves when there may be a change. */
    nextChange: () => store.nextChange(),
    /** Everything that a release of the shell would break in what is live. @throws ReleaseProblem */
    objectionsTo: (shell: string) => shellObjections(shell, parts),
    /** Resolves when all requests that were read are answered. */
    answered: requests.answered,
    async end(): Promise<void> {
      await requests.answered()
      await parts.releaseFiles.mended()
      await store.end()
    },
  }
}

export type Composer = ReturnType<typeof createComposer>

type NewComposition = {
  candidates: Candidates
  composition: string
  notices: readonly ReleaseNotice[]
  seconds: number
}

/** The compositions that serving processes have found damaged. */
const damagedIn = (asked: readonly SiteRequest[]): ReadonlySet<string> =>
  new Set(asked.flatMap((one) => (one.kind === 'damage' ? [one.composition] : [])))
