import { liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import { isOpen, type Refusals } from './refusals.ts'

/**
 * How long a release that passed again is left alone, in ms: visitors may request the page that ends its process again and
 * again.
 */
const COOLDOWN = 300_000

/**
 * Live releases whose process ended while it rendered a page for a visitor, or one of whose files was found damaged. They
 * have to pass their gate again, which renders nothing that a visitor chose: so a release that no longer works is withdrawn,
 * and one that fails only at a single address is not. If there is no former release, it stays: its finished pages are better
 * than none.
 */
export type Doubts = {
  /** The names of those releases. */
  names: ReadonlySet<string>
  /** Those that have to be read again. */
  damaged: ReadonlySet<string>
  /** When releases had to pass again, by id, in ms. */
  judged: ReadonlyMap<string, number>
}

export const noDoubts: Doubts = { names: new Set(), damaged: new Set(), judged: new Map() }

/** A live release that is in doubt. */
export type Doubted = { name: string; release: string; isDamaged: boolean }

/** Adds a release that is in doubt, unless it is not live, has just passed again or has no former one. */
export function withDoubt(
  doubts: Doubts,
  { name, release, isDamaged }: Doubted,
  { history, refused, at }: { history: ReleaseHistory; refused: Refusals; at: number },
): Doubts {
  const { names, damaged, judged } = doubts
  const hasJustPassed = at - (judged.get(release) ?? Number.NEGATIVE_INFINITY) < COOLDOWN
  const isFormer = (id: string) => id !== release && isOpen(refused, { name, release: id }, at)
  if (liveId(history, name) !== release || hasJustPassed || !history.lastGood[name]?.some(isFormer)) return doubts
  return {
    names: new Set([...names, name]),
    damaged: isDamaged ? new Set([...damaged, name]) : damaged,
    judged: new Map([...judged, [release, at]]),
  }
}

/** After a decision about all of them. */
export const settled = ({ judged }: Doubts): Doubts => ({ ...noDoubts, judged })
