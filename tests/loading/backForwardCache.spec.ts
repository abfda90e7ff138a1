import { type Browser, type BrowserType, expect, type Page, test } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { pagePaths } from '../support/site/pagePaths.ts'

/** How a page came back: restored, or reloaded for the reasons that the browser gives. */
type Return = 'restored' | readonly string[]

/** A busy browser may evict a page for reasons of its own. */
const TRIES = 3

/** A guarded page is not cached, so that nobody sees it after a logout. */
const guarded = '/admin/releases'

test('the back button restores every page as it was @once', async ({ playwright, baseURL }) => {
  const browser = await launch(playwright)
  const returns: Record<string, Return> = {}
  for (const path of pagePaths) {
    for (let tries = 0; tries < TRIES && !isSettled(returns[path]); tries += 1)
      returns[path] = await comeBack(browser, baseURL, path)
  }
  await browser.close()

  const others = pagePaths.filter((path) => path !== guarded)
  expect(returns).toEqual({
    ...Object.fromEntries(others.map((path) => [path, 'restored'])),
    [guarded]: expect.arrayContaining([expect.stringMatching(/NoStore/)]),
  })
})

test('the focus is on the followed link if the restored page has none @once', async ({ playwright, baseURL }) => {
  const browser = await launch(playwright)
  let result: Return = []
  let focused: unknown
  for (let tries = 0; tries < TRIES && result !== 'restored'; tries += 1) {
    const page = await openQuiet(browser, baseURL, '/sobre')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Garantias' })
    const left = page.waitForURL('**/garantias')
    await link.evaluate((element: HTMLAnchorElement) => {
      // As Safari does, which gives no focus to a link that is clicked.
      addEventListener('pagehide', () => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      element.click()
    })
    await left
    result = await stepBack(page)
    const devtools = await page.context().newCDPSession(page)
    const expression = 'document.activeElement.pathname'
    await expect
      .poll(async () => {
        focused = (await devtools.send('Runtime.evaluate', { expression })).result.value
        return result !== 'restored' || focused
      })
      .toBeTruthy()
    await page.close()
  }
  await browser.close()

  expect(result).toBe('restored')
  expect(focused).toBe('/garantias')
})

/** Whether another try could tell nothing new: a page that must not be stored never is. */
function isSettled(result: Return | undefined): boolean {
  return result === 'restored' || (result?.some((reason) => reason.includes('NoStore')) ?? false)
}

/** Told that there is no such cache, a browser says nothing of it, and one without windows has none. */
function launch(playwright: { chromium: BrowserType }): Promise<Browser> {
  return playwright.chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** Opens a page and waits until it requests nothing more: one that is left while it prefetches is not cached. */
async function openQuiet(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL })
  await page.goto(path)
  await hydrateByTouch(page)
  await page.waitForLoadState('networkidle')
  return page
}

async function comeBack(browser: Browser, baseURL: string | undefined, path: string): Promise<Return> {
  const page = await openQuiet(browser, baseURL, path)
  await page.goto('/offline')
  const result = await stepBack(page)
  await page.close()
  return result
}

/** Goes back, and tells how the former page came. */
async function stepBack(page: Page): Promise<Return> {
  const devtools = await page.context().newCDPSession(page)
  const returned = new Promise<Return>((resolve) => {
    devtools.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve('restored')
    })
    devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => `${type}: ${reason}`)),
    )
  })
  await devtools.send('Page.enable')
  // Playwright itself does not notice a restored page.
  await devtools.send('Runtime.evaluate', { expression: 'history.back()' })
  return returned
}
