import { setTimeout as sleep } from 'node:timers/promises'
import { type Generation, type Retry, retryOf } from '@site/contracts/Generation'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'

/** Release ids, by name. */
export type ReleaseIds = Readonly<Record<string, string>>

/** Where a site says how it went with a publication. */
export type Judges = {
  /** Reads the newest verdicts of all sites that are judging now. */
  verdicts: () => Promise<readonly ScopeVerdict[]>
  /** The releases that names point to now. */
  wanted: () => Promise<ReleaseIds>
}

type Options = Judges & {
  /** Number of the publication to wait for. */
  publication: number
  /** The releases that it publishes. */
  releases: ReleaseIds
  /** True if it was published as a canary. */
  isCanary?: boolean
  /** Called with the reason for each thing that is being waited for. */
  onWait?: (name: string, reason: string) => void
  /** Polling interval and time-out in ms. */
  pause?: number
  timeout?: number
  now?: () => number
  wait?: (ms: number) => Promise<unknown>
}

/**
 * How it stands with a release: `canary` with its share of the visitors in percent, `unlisted` if no registry has it yet,
 * `waiting` if the site will try it again, and `open` if it has not been judged. `notices` are what the gate has to say.
 */
export type ReleaseOutcome =
  | { status: 'unlisted' | 'open' }
  | { status: 'live'; notices?: readonly string[] }
  | { status: 'canary'; share: number; notices?: readonly string[] }
  | { status: 'waiting' | 'refused'; reason: string; retry: Retry }

/** How a publication went: `unseen` if no site is judging, so that the next start will. */
export type Outcome =
  | { status: 'unseen' }
  | { status: 'unanswered'; reason: string }
  | { status: 'judged'; releases: Readonly<Record<string, ReleaseOutcome>> }

/** Polling interval, in ms. */
const PAUSE = 100
/** On a slow machine the gate stops a hanging release only after a minute. In ms. */
const VERDICT_TIMEOUT = 120_000

/** Resolves when nothing about a publication can change by itself, or after the time-out. */
export async function awaitVerdict(options: Options): Promise<Outcome> {
  const { onWait = () => {}, pause = PAUSE, timeout = VERDICT_TIMEOUT, now = Date.now, wait = sleep } = options
  const until = now() + timeout
  const reported = new Set<string>()
  for (;;) {
    const outcome = await outcomeNow(options)
    if (isSettled(outcome) || now() >= until) return outcome
    for (const [name, one] of outcome.status === 'judged' ? Object.entries(outcome.releases) : []) {
      if (one.status !== 'waiting' || reported.has(name + one.reason)) continue
      reported.add(name + one.reason)
      onWait(name, one.reason)
    }
    await wait(pause)
  }
}

/** A refusal is told at once. What waits for time is waited for, and what waits for somebody else is not. */
function isSettled(outcome: Outcome): boolean {
  if (outcome.status !== 'judged') return outcome.status === 'unseen'
  const all = Object.values(outcome.releases)
  const isMoving = (one: ReleaseOutcome) => one.status === 'open' || (one.status === 'waiting' && one.retry === 'soon')
  return all.some(({ status }) => status === 'refused') || !all.some(isMoving)
}

async function outcomeNow({ verdicts, wanted, ...expected }: Options): Promise<Outcome> {
  try {
    const found = await verdicts()
    if (found.length === 0) return { status: 'unseen' }
    const judged = outcomesIn(found, expected)
    const isOver = Object.values(judged).every(({ status }) => status === 'live' || status === 'canary')
    return { status: 'judged', releases: isOver ? judged : withoutOvertaken(judged, expected.releases, await wanted()) }
  } catch (error) {
    return { status: 'unanswered', reason: messageOf(error) }
  }
}

type Expected = Pick<Options, 'publication' | 'releases' | 'isCanary'>
type Outcomes = Readonly<Record<string, ReleaseOutcome>>

/** If several sites judge, the one with which it goes worst. */
function outcomesIn(found: readonly ScopeVerdict[], expected: Expected): Outcomes {
  const order = ['refused', 'waiting', 'open', 'canary', 'live', 'unlisted']
  const worst = (outcomes: readonly ReleaseOutcome[]) =>
    outcomes.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))[0] ?? open
  const names = Object.keys(expected.releases)
  const all = names.map((name) => [name, worst(found.map(({ generation }) => outcomeIn(generation, name, expected)))])
  return Object.fromEntries(all)
}

function outcomeIn(generation: Generation | undefined, name: string, expected: Expected): ReleaseOutcome {
  const id = expected.releases[name]
  if (!generation || generation.publication < expected.publication) return open
  const about = generation.notices?.filter((one) => one.name === name && one.release === id) ?? []
  const withNotices = about.length > 0 && { notices: about.map(({ text }) => text) }
  if (generation.live[name] === id) return { status: 'live', ...withNotices }
  const canary = generation.canaries?.[name]
  if (canary && canary.release === id) return { status: 'canary', share: canary.share, ...withNotices }
  const refusal = generation.refused.find((one) => one.name === name && one.release === id)
  if (refusal) {
    const status = refusal.kind === 'bad' ? 'refused' : 'waiting'
    return { status, reason: refusal.reason, retry: retryOf(refusal) }
  }
  // The live release is reported first, and a canary next to it as soon as it is composed.
  if (expected.isCanary || generation.live[name] !== undefined) return open
  return { status: 'unlisted' }
}

const open: ReleaseOutcome = { status: 'open' }

/** Whoever has published something else for a name has ended the waiting for this. */
function withoutOvertaken(outcomes: Outcomes, releases: ReleaseIds, pointers: ReleaseIds): Outcomes {
  const overtaken = Object.entries(outcomes).filter(([name, { status }]) => {
    const isUndecided = status === 'waiting' || status === 'open' || status === 'unlisted'
    return isUndecided && pointers[name] !== undefined && pointers[name] !== releases[name]
  })
  const answers = overtaken.map(([name]) => {
    const reason = `somebody has published ${pointers[name]} meanwhile.`
    return [name, { status: 'refused', reason, retry: 'never' } as const]
  })
  return { ...outcomes, ...Object.fromEntries(answers) }
}
