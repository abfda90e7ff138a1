import * as v from 'valibot'

/*
 * What runs in a page that is measured. Each function is sent there as text: it stands alone, and gives no function inside
 * it a name, for which the compiler would add a call of something that is not there.
 */

/** Before anything else of the page: marks when the first island that the visitor sees, other than the page, is alive. */
export function markFirstIsland(): void {
  new MutationObserver((records, observer) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || target.dataset.island === 'page') continue
      const { top, bottom } = target.getBoundingClientRect()
      if (bottom <= 0 || top >= innerHeight) continue
      performance.mark('bench-island')
      observer.disconnect()
      return
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

/** Goes through the whole page, half a screen at a time, slowly enough for what comes into view to be painted. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Everything that the browser has noted of this load. Marks the trace: what comes after it is not the load's. */
export async function readPage(): Promise<unknown> {
  performance.mark('bench-read')
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
  for (const type of ['largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const [navigation] = performance.getEntriesByType('navigation')
  const largest = seen.findLast(({ entryType }) => entryType === 'largest-contentful-paint')
  const element: unknown = largest && Reflect.get(largest, 'element')
  const furthest = seen
    .filter(({ entryType }) => entryType === 'layout-shift')
    .sort((one, other) => Reflect.get(other, 'value') - Reflect.get(one, 'value'))[0]
  const [source] = furthest ? Reflect.get(furthest, 'sources') : []
  return {
    ttfb: navigation && Reflect.get(navigation, 'responseStart'),
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largest: largest?.startTime ?? 0,
    element:
      element instanceof Element
        ? `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`.trim()
        : '',
    moved:
      source?.node instanceof Element
        ? `${source.node.outerHTML.slice(0, 60)} from y ${source.previousRect.y} to ${source.currentRect.y} at ${Math.round(furthest?.startTime ?? 0)} ms`
        : undefined,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
    waits: Reflect.get(window, '__reading') !== undefined,
    island: performance.getEntriesByName('bench-island')[0]?.startTime,
    shift: seen
      .filter(({ entryType }) => entryType === 'layout-shift')
      .reduce(
        (sum, entry) => sum + (Reflect.get(entry, 'hadRecentInput') ? 0 : Number(Reflect.get(entry, 'value'))),
        0,
      ),
    transfers: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => Reflect.get(entry, 'transferSize') > 0)
      .map((entry) => ({
        url: entry.name,
        initiator: Reflect.get(entry, 'initiatorType'),
        bytes: Reflect.get(entry, 'encodedBodySize'),
        from: entry.startTime,
        until: Reflect.get(entry, 'responseEnd'),
      })),
  }
}

const time = v.optional(v.number())

export const pageReadings = v.object({
  ttfb: v.number(),
  paint: v.number('The page has painted nothing: nothing to measure.'),
  largest: v.number(),
  element: v.string(),
  /** What has moved furthest, where something has. */
  moved: v.optional(v.string()),
  hydrated: time,
  /** True for a page that is only read until somebody touches it. */
  waits: v.boolean(),
  island: time,
  shift: v.number(),
  transfers: v.array(
    v.object({ url: v.string(), initiator: v.string(), bytes: v.number(), from: v.number(), until: v.number() }),
  ),
})

export type PageReadings = v.InferOutput<typeof pageReadings>
export type Transfer = PageReadings['transfers'][number]
