import type { Page } from 'playwright/test'

/** A page that is not hydrated by then never is, also on a busy machine. In ms. */
const DEADLINE = 30_000

/** Touches a page where nothing is. */
export const touch = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('pointerdown')))

/**
 * Hydrates a page as any visitor's first touch does: every public page needs it. Waits until the page is hydrated.
 * @throws Error if it never is, such as the page of a failure.
 */
export async function hydrateByTouch(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`${page.url()} was not hydrated within ${DEADLINE / 1000} s.`))
    timer = setTimeout(fail, DEADLINE)
  })
  try {
    await Promise.race([hydration(page), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Observes the performance marks, because polling in every frame would make the page draw every frame. */
function hydration(page: Page): Promise<void> {
  return page.evaluate(
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
