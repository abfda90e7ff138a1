import { type Browser, expect, test } from 'playwright/test'
import { comeAlive } from '../support/site/comeAlive.ts'
import { pagePaths } from '../support/site/pagePaths.ts'

/** How a page came back: as it was, or anew for what the browser says of it. */
type Return = 'restored' | readonly string[]

/** A browser that is busy may let a page go for reasons of its own. */
const TRIES = 3

/** What only who is logged in may see is not kept, so that nobody sees it after them. */
const guarded = '/admin/releases'

test('every page is restored as it was by the back button @once', async ({ playwright, baseURL }) => {
  // Told that there is no such cache, a browser says nothing of it, and one without windows has none.
  const browser = await playwright.chromium.launch({
    executablePath: process.env.WHOLE_CHROMIUM_PATH,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const returns: Record<string, Return> = {}
  for (const path of pagePaths) {
    for (let tries = 0; tries < TRIES && returns[path] !== 'restored'; tries += 1)
      returns[path] = await comeBack(browser, baseURL, path)
  }
  await browser.close()

  const others = pagePaths.filter((path) => path !== guarded)
  expect(returns).toEqual({
    ...Object.fromEntries(others.map((path) => [path, 'restored'])),
    [guarded]: expect.arrayContaining([expect.stringMatching(/NoStore/)]),
  })
})

async function comeBack(browser: Browser, baseURL: string | undefined, path: string): Promise<Return> {
  const page = await browser.newPage({ baseURL })
  await page.goto(path)
  await comeAlive(page)
  // A page that is left while it fetches something ahead is not kept.
  await page.waitForLoadState('networkidle')
  await page.goto('/offline')
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
  // Playwright itself knows no page that was restored.
  await devtools.send('Runtime.evaluate', { expression: 'history.back()' })
  const result = await returned
  await page.close()
  return result
}
