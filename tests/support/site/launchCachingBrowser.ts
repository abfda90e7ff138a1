import type { Browser, BrowserType } from 'playwright/test'

/**
 * Launches a browser with the back-forward cache that visitors have. Told that there is no such cache, a browser says nothing
 * of it, and one without windows has none.
 */
export function launchCachingBrowser(playwright: { chromium: BrowserType }): Promise<Browser> {
  return playwright.chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH,
    // Without a graphics card the CPU would emulate one.
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
