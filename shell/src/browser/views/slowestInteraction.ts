import { type Entry, observeEntries } from './observeEntries.ts'

/** Of each fifty interactions the worst one is not looked at, and no more than ten are. https://web.dev/articles/inp */
const IGNORED_PER = 50
const MOST = 10

type Interaction = Pick<Entry<'event'>, 'interactionId' | 'duration'>

/** The slowest interactions of a page. */
export function createInteractions() {
  let slowest: { id: number; duration: number }[] = []
  return {
    /** Of the events of one interaction the longest counts. */
    note({ interactionId: id, duration }: Interaction): void {
      if (!id) return
      const known = slowest.find((interaction) => interaction.id === id)
      if (known) known.duration = Math.max(known.duration, duration)
      else slowest.push({ id, duration })
      slowest = slowest.sort((one, other) => other.duration - one.duration).slice(0, MOST)
    },
    /** The one that stands for all, of so many. */
    worst: (count: number): number | undefined =>
      slowest[Math.min(slowest.length - 1, Math.floor(count / IGNORED_PER))]?.duration,
  }
}

/** Returns how to ask for Interaction to Next Paint so far, in ms; undefined where there was none, or the browser does not tell. */
export function observeInteractions(): () => number | undefined {
  const interactions = createInteractions()
  const noteRest = [observeEntries('event', interactions.note), observeEntries('first-input', interactions.note)]
  return () => {
    for (const note of noteRest) note?.()
    return interactions.worst(performance.interactionCount ?? 0)
  }
}
