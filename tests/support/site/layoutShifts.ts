import type { Page } from 'playwright/test'

/** What has moved in this document so far, as the browser reports it: how far, which elements, from where to where. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    const nameOf = (node: Node | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 90) : 'something that is gone'
    }
    // What a frame has moved is known when the frame has been painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .filter((entry) => Number(Reflect.get(entry, 'value')) > 0)
      .map((entry) => {
        const sources = Reflect.get(entry, 'sources') as Source[]
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        return `${Reflect.get(entry, 'value')} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`
      })
  })
}
