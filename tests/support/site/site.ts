import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { hydrateByTouch } from './hydrateByTouch.ts'
import { recordTabs } from './recordTabs.ts'
import { reportFormatters } from './reportFormatters.ts'
import { reportShifts } from './reportShifts.ts'
import { reveal } from './reveal.ts'

/** Actions of a visitor; specs use these together with roles and labels. */
export type Site = {
  /** Opens a page, touches it, and waits until its own page is hydrated. Returns the document's status. */
  open(path: string): Promise<number>
  /** Scrolls to a part of the page and waits until the island around it is hydrated. */
  ready(part: Locator): Promise<void>
  /** Waits until everything that the page does by itself has started. */
  settled(): Promise<void>
  /** Waits until a click on a link to /servicos can be handled without a new document. */
  servicesAtHand(): Promise<void>
  /** Prevents prefetching, so that the page only requests what it needs itself. Call it before opening the page. */
  withoutPrefetch(): Promise<void>
  /** Forms get no token, for which they would wait until a person could have filled them in. */
  withoutFormToken(): Promise<void>
  /** From now on only the test advances the page's clock. An accessibility check needs a running one: `clock.resume`. */
  stopClock(): Promise<void>
  /** Makes every file of a remote unreachable for this browser until `bringBack` is called. */
  takeDown(remote: string): Promise<void>
  bringBack(remote: string): Promise<void>
  /** Matching console errors, page errors and policy reports are part of this test; any other fails it. */
  expectErrors(pattern: RegExp): void
  /**
   * Addresses with which new tabs were opened or to which they navigated, WhatsApp's and others; the navigation itself is
   * prevented.
   */
  openedTabs(): Promise<string[]>
  /** The text of the last new tab while it waits for its address. */
  waitingTab(): Promise<string>
  /** From now on the browser blocks new tabs. */
  blockTabs(): Promise<void>
}

/** What each page may report: `site.expectErrors` adds to it. */
const expectedErrors = new WeakMap<Page, RegExp[]>()

/**
 * `test` with the site's actions. New tabs are recorded instead of opened, because tests must not reach other machines. An
 * unexpected console error, page error, policy report, layout shift or browser formatter fails the test. A test that asks
 * for no page has none.
 */
export const test = base.extend<{ site: Site }>({
  page: async ({ page }, use) => {
    const errors: string[] = []
    const expected: RegExp[] = []
    expectedErrors.set(page, expected)
    page.on('console', (message) => {
      // All tests report from one address, for which the server limits the reports per minute.
      if (message.location().url.endsWith('/_reports') && message.text().includes('429')) return
      if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => errors.push(`page: ${error.message}`))
    for (const script of [reportFormatters, reportShifts, recordTabs]) await page.addInitScript(script)
    await use(page)
    expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
  },
  site: async ({ page, javaScriptEnabled }, use) => {
    await use({
      async open(path) {
        const response = await page.goto(path)
        if (javaScriptEnabled !== false && response?.ok()) await hydrateByTouch(page)
        return response?.status() ?? 0
      },
      async ready(part) {
        await reveal(part)
        await expect(part.locator('xpath=ancestor::*[@data-island][1]')).toHaveAttribute('data-hydrated')
      },
      async settled() {
        // At idle, once the page is hydrated. The route table tells which links may be prefetched.
        await page.waitForFunction(() =>
          ['/shell/background.', '/_routes/'].every((file) =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
          ),
        )
      },
      async servicesAtHand() {
        // Prefetched one after the other: this page is complete once the files of the next one are requested.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactPage')),
        )
      },
      withoutPrefetch: async () => void (await page.route('**/_routes/*.json', (route) => route.fulfill({ json: [] }))),
      withoutFormToken: async () => void (await page.route('**/leads/token', (route) => route.fulfill({ json: {} }))),
      async stopClock() {
        // Further ahead than any machine is slow: the clock cannot be paused in the past.
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      },
      takeDown: async (remote) => void (await page.route(`**/r/${remote}/**`, (route) => route.abort())),
      bringBack: (remote) => page.unroute(`**/r/${remote}/**`),
      expectErrors: (pattern) => void expectedErrors.get(page)?.push(pattern),
      openedTabs: () => page.evaluate(() => [...(Reflect.get(window, '__opened') as string[])]),
      waitingTab: () => page.evaluate(() => Reflect.get(window, '__tab')?.document.body.textContent ?? ''),
      blockTabs: () => page.evaluate(() => void Reflect.set(window, '__blocked', true)),
    })
  },
})

export { expect }
