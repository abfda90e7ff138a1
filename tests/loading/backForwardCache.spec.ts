import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import { hydrateByTouch } from '../support/site/hydrateByTouch.ts'
import { launchCachingBrowser } from '../support/site/launchCachingBrowser.ts'
import { pagePaths } from '../support/site/pagePaths.ts'
import { type Return, stepBack } from '../support/site/stepBack.ts'

/** A busy browser may evict a page for reasons of its own. */
const TRIES = 3

let visitor: BrowserContext

// The browser is started once, not by every worker.
test.describe.configure({ mode: 'default' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const browser = await launchCachingBrowser(playwright)
  visitor = await browser.newContext({ baseURL })
})
test.afterAll(() => visitor.browser()?.close())

test('the back button restores every page as it was @once', async () => {
  const returns: Record<string, Return> = {}
  for (const path of pagePaths) {
    for (let tries = 0; tries < TRIES && returns[path] !== 'restored'; tries += 1) returns[path] = await comeBack(path)
  }

  expect(returns).toEqual(Object.fromEntries(pagePaths.map((path) => [path, 'restored'])))
})

test('the focus is on the followed link if the restored page has none @once', async () => {
  let result: Return = []
  let focused: unknown
  for (let tries = 0; tries < TRIES && result !== 'restored'; tries += 1) {
    const page = await openQuiet('/sobre')
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

  expect(result).toBe('restored')
  expect(focused).toBe('/garantias')
})

/** Opens a page and waits until it requests nothing more: one that is left while it prefetches is not cached. */
async function openQuiet(path: string): Promise<Page> {
  const page = await visitor.newPage()
  await page.goto(path)
  await hydrateByTouch(page)
  await page.waitForLoadState('networkidle')
  return page
}

async function comeBack(path: string): Promise<Return> {
  const page = await openQuiet(path)
  // A document without code of its own.
  await page.goto('/robots.txt')
  const result = await stepBack(page)
  await page.close()
  return result
}
