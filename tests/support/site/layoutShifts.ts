import type { Page } from 'playwright/test'

type Options = { afterInput?: 'excused' | 'counted' }

/**
 * The layout shifts in this document so far: how far, which elements, from where to where. Browsers excuse those within half
 * a second after an input.
 */
export function layoutShifts(page: Page, { afterInput = 'counted' }: Options = {}): Promise<string[]> {
  return page.evaluate(async (excused) => {
    type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    const nameOf = (node: Node | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 90) : 'something that is gone'
    }
    // A frame's shifts are reported after it was painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .filter((entry) => Number(Reflect.get(entry, 'value')) > 0 && !(excused && Reflect.get(entry, 'hadRecentInput')))
      .map((entry) => {
        const sources = Reflect.get(entry, 'sources') as Source[]
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        )
        return `${Reflect.get(entry, 'value')} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`
      })
  }, afterInput === 'excused')
}
