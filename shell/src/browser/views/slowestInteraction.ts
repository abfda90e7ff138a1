import { type Entry, observeEntries } from './observeEntries.ts'

/** For every fifty interactions the worst one is ignored, up to ten. https://web.dev/articles/inp */
const INTERACTIONS_PER_OUTLIER = 50
const MAX_INTERACTIONS = 10

type Interaction = Pick<Entry<'event'>, 'interactionId' | 'duration'>

/** The slowest interactions of a page. */
export function createInteractions() {
  let slowest: { id: number; duration: number }[] = []
  return {
    /** Of an interaction's events the longest counts. */
    add({ interactionId: id, duration }: Interaction): void {
      if (!id) return
      const known = slowest.find((interaction) => interaction.id === id)
      if (known) known.duration = Math.max(known.duration, duration)
      else slowest.push({ id, duration })
      slowest = slowest.sort((one, other) => other.duration - one.duration).slice(0, MAX_INTERACTIONS)
    },
    /** The representative one among this many. */
    worst: (count: number): number | undefined =>
      slowest[Math.min(slowest.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER))]?.duration,
  }
}

/**
 * Returns a function that returns Interaction to Next Paint so far, in ms; undefined if there was none, or the browser does
 * not measure it.
 */
export function observeInteractions(): () => number | undefined {
  const interactions = createInteractions()
  const flush = [observeEntries('event', interactions.add), observeEntries('first-input', interactions.add)]
  return () => {
    for (const flushType of flush) flushType?.()
    return interactions.worst(performance.interactionCount ?? 0)
  }
}
