import type { Page } from 'playwright/test'

declare global {
  interface Window {
    isMeasured?: true
  }
}

/** Lets `measures` notice on the pages that are opened from now on. */
export const noticeMeasuring = (page: Page) =>
  page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'long-animation-frame') window.isMeasured = true
      observe.call(this, options)
    }
  })

/** The measuring code has not only loaded but run: until then, a page that is left is not reported. */
export const measures = (page: Page) => page.waitForFunction(() => window.isMeasured)

/** The page reports its view as if it were left; what it sends while it really is left, the test does not see. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
