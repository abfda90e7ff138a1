import type { Page } from 'playwright/test'

/** Touches a page where nothing is. */
export const touch = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('pointerdown')))

/**
 * Hydrates a page as any visitor's first touch does: every public page needs it. Waits until the page is hydrated. Observes
 * the performance marks, because polling in every frame would make the page draw every frame.
 */
export async function hydrateByTouch(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) dispatchEvent(new Event('pointerdown'))
          if (list.getEntriesByName('hydrated').length === 0) return
          observer.disconnect()
          resolve()
        })
        for (const type of ['paint', 'mark']) observer.observe({ type, buffered: true })
      }),
  )
}
