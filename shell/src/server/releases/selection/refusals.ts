import type { ProblemCause, RefusedRelease } from '@site/contracts/Generation'
import type { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { backoff } from '../../timing/backoff.ts'

/** A release that is not used, why, and when it is retried. */
export type Refusal = Omit<RefusedRelease, 'name' | 'stamp'>

type Entry = Refusal & {
  tries: number
  due: number
  stamp: string | undefined
  /** True after the release has passed. The number of earlier failures is still known. */
  over: boolean
}

/** Back-off before a retry, in ms. Looking for files is cheap, rendering is not. */
const pauses = { 'not yet': { first: 1_000, longest: 30_000 }, trouble: { first: 5_000, longest: 300_000 } } as const

/** The number of refusals that are kept per remote. */
const MAX_KEPT = 20

type Logged = Pick<Refusal, 'release' | 'kind' | 'cause' | 'reason'>

type Options = {
  now: () => number
  log: { warn(message: string): void }
}

/** What was refused, at one moment. */
export type Standing = readonly Readonly<Entry & { name: string }>[]

/** False while a release must not be tried. `stamp` identifies the pointer that names it, if any. */
export function isOpen(
  standing: Standing,
  { name, release, stamp }: { name: string; release: string; stamp?: string | undefined },
  at: number,
): boolean {
  const entry = standing.find((one) => one.name === name && one.release === release)
  if (!entry || entry.over) return true
  // Publishing it again requests a retry.
  if (stamp !== undefined && entry.stamp !== undefined && stamp !== entry.stamp) return true
  return entry.due <= at
}

/** The refused releases, by remote: for good because of their content, otherwise until the back-off is over. */
export function createRefusals({ now, log }: Options) {
  const entries = new Map<string, Entry[]>()
  const report = (name: string, { release, kind, cause, reason }: Logged, pause?: number) => {
    const again = pause === undefined || kind === 'bad' ? '' : ` It is tried again in ${Math.round(pause / 1000)} s.`
    log.warn(`${name} ${release} refused (${kind}, ${cause}): ${reason}${again}`)
  }
  const standing = (): Standing => [...entries].flatMap(([name, list]) => list.map((entry) => ({ ...entry, name })))
  const find = (name: string, release: string) => entries.get(name)?.find((entry) => entry.release === release)

  return {
    add(name: string, release: string, { kind, why, message }: ReleaseProblem, stamp?: string): void {
      const former = find(name, release)
      const tries = former?.kind === kind ? former.tries + 1 : 1
      const pause = kind === 'bad' ? Number.POSITIVE_INFINITY : backoff(pauses[kind], tries)
      const due = now() + pause
      const entry: Entry = {
        release,
        kind,
        cause: why,
        reason: message,
        at: new Date(now()).toISOString(),
        retryAt: kind === 'bad' ? null : new Date(due).toISOString(),
        tries,
        due,
        stamp,
        over: false,
      }
      const others = (entries.get(name) ?? []).filter((other) => other !== former)
      entries.set(name, [...others, entry].slice(-MAX_KEPT))
      // Trouble is logged each time, because only the operator can end it.
      if (former?.reason === message && !former.over && kind !== 'trouble') return
      report(name, entry, pause)
    },
    /** Everything that was refused until now. */
    standing,
    /** False while a release must not be tried. `stamp` identifies the pointer that names it, if any. */
    isOpen: (name: string, release: string, at: number, stamp?: string): boolean =>
      isOpen(standing(), { name, release, stamp }, at),
    /** Reopens refusals whose cause was elsewhere: in the shell's release, or in the registry. */
    reopen(causes: readonly ProblemCause[]): void {
      for (const entry of [...entries.values()].flat()) if (causes.includes(entry.cause)) entry.due = 0
    },
    passed(name: string, release: string): void {
      const entry = find(name, release)
      if (entry) entry.over = true
    },
    /** Takes over the refusals of another server, or of this one before a restart. */
    adopt(refused: readonly RefusedRelease[]): void {
      const former = new Map([...entries].map(([name, list]) => [name, new Set(list.map(({ reason }) => reason))]))
      entries.clear()
      for (const { name, stamp, ...refusal } of refused) {
        const due = refusal.kind === 'bad' ? Number.POSITIVE_INFINITY : now()
        const entry = { ...refusal, stamp, due, tries: 0, over: false }
        entries.set(name, [...(entries.get(name) ?? []), entry])
        if (!former.get(name)?.has(refusal.reason)) report(name, refusal)
      }
    },
    /** All refusals to be shared, with the pointers that they are about. */
    all: (): RefusedRelease[] =>
      [...entries].flatMap(([name, list]) =>
        list.filter(({ over }) => !over).map((entry) => ({ name, ...refusalOf(entry), stamp: entry.stamp })),
      ),
    /** A remote's current refusals, oldest first. */
    of: (name: string): Refusal[] => (entries.get(name) ?? []).filter(({ over }) => !over).map(refusalOf),
  }
}

export type Refusals = ReturnType<typeof createRefusals>

function refusalOf({ release, kind, cause, reason, at, retryAt }: Entry): Refusal {
  return { release, kind, cause, reason, at, retryAt }
}
