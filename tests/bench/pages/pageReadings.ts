import * as v from 'valibot'

/*
 * Functions that run in the measured page. They are sent as text, so each is self-contained and contains no named functions,
 * for which the compiler would add calls to a helper that the page does not have.
 */

/** Runs before the page's own scripts: marks when the first visible island, other than the page itself, is hydrated. */
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

/** Scrolls through the whole page, half a screen at a time, slowly enough for everything to be painted. */
export async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Returns everything that the browser has recorded of this load. Marks its end in the trace. */
export async function readPage(): Promise<unknown> {
  performance.mark('bench-read')
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
  for (const type of ['largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const [navigation] = performance.getEntriesByType('navigation')
  const largest = seen.findLast(({ entryType }) => entryType === 'largest-contentful-paint')
  const element: unknown = largest && Reflect.get(largest, 'element')
  const largestShift = seen
    .filter(({ entryType }) => entryType === 'layout-shift')
    .sort((one, other) => Reflect.get(other, 'value') - Reflect.get(one, 'value'))[0]
  const [source] = largestShift ? Reflect.get(largestShift, 'sources') : []
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
        ? `${source.node.outerHTML.slice(0, 60)} from y ${source.previousRect.y} to ${source.currentRect.y} at ${Math.round(largestShift?.startTime ?? 0)} ms`
        : undefined,
    hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
    waits: Reflect.get(window, '__reading') !== undefined,
    island: performance.getEntriesByName('bench-island')[0]?.startTime,
    shifts: seen
      .filter((entry) => entry.entryType === 'layout-shift' && !Reflect.get(entry, 'hadRecentInput'))
      .map((entry) => ({ at: entry.startTime, value: Reflect.get(entry, 'value') })),
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
  /** What has moved furthest, if anything has. */
  moved: v.optional(v.string()),
  hydrated: time,
  /** True for a page that waits: it is hydrated with the first interaction. */
  waits: v.boolean(),
  island: time,
  /** Those not caused by recent input. */
  shifts: v.array(v.object({ at: v.number(), value: v.number() })),
  transfers: v.array(
    v.object({ url: v.string(), initiator: v.string(), bytes: v.number(), from: v.number(), until: v.number() }),
  ),
})

export type PageReadings = v.InferOutput<typeof pageReadings>
export type Transfer = PageReadings['transfers'][number]
