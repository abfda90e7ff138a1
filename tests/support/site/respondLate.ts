import type { Page } from 'playwright/test'

/** In ms: later than the half second after an input in which browsers excuse layout shifts. */
const LATE = 800

/** Waits as long as a response on a slow connection does. */
export const delay = () => new Promise<void>((resolve) => setTimeout(resolve, LATE))

/** From now on, responses at these addresses are delayed as on a slow connection. */
export async function respondLate(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await page.route(address, async (route) => {
      await delay()
      await route.fallback()
    })
}
