import type { ReleaseHistory } from './ReleaseHistory.ts'
import type { Refusals } from './refusals.ts'

/**
 * How long a release that passed again is left alone, in ms: visitors may request the page that ends its process again and
 * again.
 */
const COOLDOWN = 300_000

type Options = { history: ReleaseHistory; refusals: Refusals; now: () => number }

/**
 * Live releases whose process ended while it rendered a page for a visitor, or one of whose files was found damaged. They
 * have to pass their gate again, which renders nothing that a visitor chose: so a release that no longer works is withdrawn,
 * and one that fails only at a single address is not. If there is no former release, it stays: its finished pages are better
 * than none.
 */
export function createSuspects({ history, refusals, now }: Options) {
  const judged = new Map<string, number>()
  const waiting = new Set<string>()

  return {
    /** True if it will be judged. */
    add(name: string, id: string): boolean {
      const at = now()
      const isFresh = at - (judged.get(id) ?? Number.NEGATIVE_INFINITY) < COOLDOWN
      const hasFormer = history.lastGood[name]?.some((other) => other !== id && refusals.isOpen(name, other, at))
      if (isFresh || !hasFormer) return false
      judged.set(id, at)
      waiting.add(name)
      return true
    },
    /** The names to be judged now, once each. */
    drain(): ReadonlySet<string> {
      const names = new Set(waiting)
      waiting.clear()
      return names
    },
  }
}
