import type { ProblemCause, RefusedRelease } from '@site/contracts/Generation'
import type { Pointers } from '../../releaseStore/Pointer.ts'
import { backoff } from '../../timing/backoff.ts'
import type { Blame } from './blameFor.ts'

/** A release that is not used, why, and when it is retried. */
export type Refusal = RefusedRelease & {
  tries: number
  /** When it may be tried again, in ms. */
  due: number
  /** True after the release has passed. The number of earlier failures is still known. */
  over: boolean
}

/** What was refused, at one moment: for good because of its content, otherwise until the back-off is over. */
export type Refusals = readonly Readonly<Refusal>[]

/** Back-off before a retry, in ms. Looking for files is cheap, rendering is not. */
const pauses = { 'not yet': { first: 1_000, longest: 30_000 }, trouble: { first: 5_000, longest: 300_000 } } as const

/** The number of refusals that are kept per remote. */
const MAX_KEPT = 20

type Named = { name: string; release: string }

const findRefusal = (refusals: Refusals, { name, release }: Named) =>
  refusals.find((one) => one.name === name && one.release === release)

/** False while a release must not be tried. `stamp` identifies the pointer that names it, if any. */
export function isOpen(
  refusals: Refusals,
  { name, release, stamp }: Named & { stamp?: string | undefined },
  at: number,
): boolean {
  const refusal = findRefusal(refusals, { name, release })
  if (!refusal || refusal.over) return true
  // Publishing it again requests a retry.
  if (stamp !== undefined && refusal.stamp !== undefined && stamp !== refusal.stamp) return true
  return refusal.due <= at
}

/** The refusals with those of blamed releases. */
export function withRefused(refusals: Refusals, blames: readonly Blame[], pointers: Pointers, at: number): Refusals {
  return blames.reduce((all, blame) => withOne(all, blame, pointers.get(blame.name)?.stamp, at), refusals)
}

function withOne(refusals: Refusals, blame: Blame, stamp: string | undefined, at: number): Refusals {
  const { name, release, problem } = blame
  const { kind, why, message } = problem
  const former = findRefusal(refusals, blame)
  const tries = former?.kind === kind ? former.tries + 1 : 1
  const due = kind === 'bad' ? Number.POSITIVE_INFINITY : at + backoff(pauses[kind], tries)
  const refusal: Refusal = {
    ...{ name, release, kind, cause: why, reason: message, stamp, tries, due, over: false },
    at: new Date(at).toISOString(),
    retryAt: kind === 'bad' ? null : new Date(due).toISOString(),
  }
  const own = [...refusals.filter((one) => one.name === name && one !== former), refusal].slice(-MAX_KEPT)
  return [...refusals.filter((one) => one.name !== name), ...own]
}

/** Reopens refusals whose cause was elsewhere: in the shell's release, or in the registry. */
export function reopened(refusals: Refusals, causes: readonly ProblemCause[]): Refusals {
  return refusals.map((one) => (causes.includes(one.cause) ? { ...one, due: 0 } : one))
}

/** These releases have passed. */
export function withPassed(refusals: Refusals, ids: Readonly<Record<string, string>>): Refusals {
  return refusals.map((one) => (ids[one.name] === one.release ? { ...one, over: true } : one))
}

/** The refusals of a former process. Those of releases that are no longer wanted are not reported after a start. */
export function adopted(refused: readonly RefusedRelease[], pointers: Pointers, at: number): Refusals {
  return refused
    .filter(({ name, release }) => pointers.get(name)?.release === release)
    .map((one) => ({ ...one, due: one.kind === 'bad' ? Number.POSITIVE_INFINITY : at, tries: 0, over: false }))
}

/** What stands, as a verdict states it. */
export function standing(refusals: Refusals): RefusedRelease[] {
  return refusals.filter(({ over }) => !over).map(({ tries: _tries, due: _due, over: _over, ...refused }) => refused)
}

/** What there is to log about refusals that were not there before, a sentence each. */
export function newsAbout(refusals: Refusals, before: Refusals): string[] {
  return refusals.flatMap((one) => {
    const { name, release, kind, cause, reason, at, tries, due, over } = one
    const former = findRefusal(before, one)
    if (over || (former?.at === at && former.tries === tries)) return []
    // Trouble is logged each time, because only the operator can end it.
    if (former?.reason === reason && !former.over && (kind !== 'trouble' || tries === 0)) return []
    const pause = Math.round((due - Date.parse(at)) / 1000)
    const again = kind === 'bad' || tries === 0 ? '' : ` It is tried again in ${pause} s.`
    return [`${name} ${release} refused (${kind}, ${cause}): ${reason}${again}`]
  })
}
