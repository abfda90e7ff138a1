import type { ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusals } from './refusals.ts'

/** How long a release that passed again is left alone, in ms: visitors may ask for what ends its process on and on. */
const COOLDOWN = 300_000

type Options = { history: ReleaseHistory; refusals: Refusals; now: () => number }

/**
 * Live releases whose process has ended while a visitor's page was rendered. They are to pass their gate once more, which
 * asks for nothing that a visitor could choose: so a release that no longer works is withdrawn, and one that a single
 * address can hurt is not. What has no former release to fall back to stays: its finished pages are better than none.
 */
export function createSuspects({ history, refusals, now }: Options) {
  const judged = new Map<string, number>()
  const waiting = new Set<string>()

  return {
    add(name: string, id: string): void {
      const at = now()
      const isFresh = at - (judged.get(id) ?? Number.NEGATIVE_INFINITY) < COOLDOWN
      const hasFormer = history.lastGood[name]?.some((other) => other !== id && refusals.isOpen(name, other, at))
      if (isFresh || !hasFormer) return
      judged.set(id, at)
      waiting.add(name)
    },
    /** The names that are to be judged now, once each. */
    take(): ReadonlySet<string> {
      const names = new Set(waiting)
      waiting.clear()
      return names
    },
  }
}

export type Suspects = ReturnType<typeof createSuspects>
