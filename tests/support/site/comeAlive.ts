import type { Page } from 'playwright/test'

/**
 * Does what any visitor does, who touches a page when it is painted: one that is only read comes alive with that alone. Waits
 * until it has. Hears the marks instead of asking for them in every frame, which would make the page draw as many.
 */
export async function comeAlive(page: Page): Promise<void> {
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
