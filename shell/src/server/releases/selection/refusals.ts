import type { ProblemCause, ProblemKind, RefusedRelease } from '@site/contracts/Generation'
import type { ReleaseProblem } from '../storage/ReleaseProblem.ts'

/** A release that is not used, why, and when it is looked at again. */
export type Refusal = Omit<RefusedRelease, 'name' | 'stamp'>

type Entry = Refusal & {
  tries: number
  due: number
  stamp: string | undefined
  /** True after the release has passed. How often it failed before is still known. */
  over: boolean
}

/** First pause before another try and longest one, in ms. A look for files costs little, a rendering a processor. */
const pauses = { 'not yet': { first: 1_000, longest: 30_000 }, trouble: { first: 5_000, longest: 300_000 } } as const

/** Refusals of one remote that are told. */
const MOST_KEPT = 20

type Told = Pick<Refusal, 'release' | 'kind' | 'cause' | 'reason'>

type Options = {
  now: () => number
  log: { warn(message: string): void }
  /** Hears of each refusal that is noted in the log. */
  onRefused?: (name: string, kind: ProblemKind, cause: ProblemCause) => void
}

/** Which releases were refused, by remote: content for good, everything else until its back-off is over. */
export function createRefusals({ now, log, onRefused }: Options) {
  const entries = new Map<string, Entry[]>()
  const tell = (name: string, { release, kind, cause, reason }: Told, pause?: number) => {
    const again = pause === undefined || kind === 'bad' ? '' : ` It is tried again in ${Math.round(pause / 1000)} s.`
    log.warn(`${name} ${release} refused (${kind}, ${cause}): ${reason}${again}`)
    onRefused?.(name, kind, cause)
  }
  const find = (name: string, release: string) => entries.get(name)?.find((entry) => entry.release === release)

  return {
    add(name: string, release: string, { kind, why, message }: ReleaseProblem, stamp?: string): void {
      const former = find(name, release)
      const tries = former?.kind === kind ? former.tries + 1 : 1
      const pause = kind === 'bad' ? Number.POSITIVE_INFINITY : pauseOf(kind, tries)
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
      entries.set(name, [...others, entry].slice(-MOST_KEPT))
      // The operator hears of trouble each time: only they can end it.
      if (former?.reason === message && !former.over && kind !== 'trouble') return
      tell(name, entry, pause)
    },
    /** False while a release must not be tried. `stamp` is of the pointer that names it, if one does. */
    isOpen(name: string, release: string, at: number, stamp?: string): boolean {
      const entry = find(name, release)
      if (!entry || entry.over) return true
      // Whoever points to it again wants it to be tried again.
      if (stamp !== undefined && entry.stamp !== undefined && stamp !== entry.stamp) return true
      return entry.due <= at
    },
    /** Looks again at releases whose refusal had its cause elsewhere: in the shell's release, or in the registry. */
    reopen(causes: readonly ProblemCause[]): void {
      for (const entry of [...entries.values()].flat()) if (causes.includes(entry.cause)) entry.due = 0
    },
    passed(name: string, release: string): void {
      const entry = find(name, release)
      if (entry) entry.over = true
    },
    /** Takes over what another server has refused, or this one before it was started again. */
    take(refused: readonly RefusedRelease[]): void {
      const former = new Map([...entries].map(([name, list]) => [name, new Set(list.map(({ reason }) => reason))]))
      entries.clear()
      for (const { name, stamp, ...refusal } of refused) {
        const due = refusal.kind === 'bad' ? Number.POSITIVE_INFINITY : now()
        const entry = { ...refusal, stamp, due, tries: 0, over: false }
        entries.set(name, [...(entries.get(name) ?? []), entry])
        if (!former.get(name)?.has(refusal.reason)) tell(name, refusal)
      }
    },
    /** All that are told, with the pointers that were meant. */
    all: (): RefusedRelease[] =>
      [...entries].flatMap(([name, list]) =>
        list.filter(({ over }) => !over).map((entry) => ({ name, ...toldOf(entry), stamp: entry.stamp })),
      ),
    /** What is told of a remote's refusals, the oldest first. */
    of: (name: string): Refusal[] => (entries.get(name) ?? []).filter(({ over }) => !over).map(toldOf),
  }
}

export type Refusals = ReturnType<typeof createRefusals>

function toldOf({ release, kind, cause, reason, at, retryAt }: Entry): Refusal {
  return { release, kind, cause, reason, at, retryAt }
}

function pauseOf(kind: Exclude<ProblemKind, 'bad'>, tries: number): number {
  const { first, longest } = pauses[kind]
  return Math.min(longest, first * 2 ** (tries - 1))
}
