import type { Page } from 'playwright/test'

/** How far things have moved in this document so far, as the browser reports it; 0 when nothing has. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // What a frame has moved is known when the frame has been painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
  })
}
