import { test as base, expect, type Locator } from 'playwright/test'
import { comeAlive } from './comeAlive.ts'
import { reportFormatters } from './reportFormatters.ts'
import { reportShifts } from './reportShifts.ts'

/** Verbs for what a visitor does; a spec speaks in these and in roles and labels. */
export type Site = {
  /** Opens a page, touches it, and waits until its own page is hydrated. Answers the document's status. */
  open(path: string): Promise<number>
  /** Brings a part of the page into view and waits until the island around it is hydrated. */
  ready(part: Locator): Promise<void>
  /** Waits until the page has begun everything that it does by itself. */
  settled(): Promise<void>
  /** Waits until a click on a link to /servicos can be answered without a new document. */
  servicesAtHand(): Promise<void>
  /** Nothing is fetched ahead: what the page asks for is what it needs itself. To be called before it is opened. */
  withoutPrefetch(): Promise<void>
  /** Forms get no token, for which they would wait until a person could have filled them in. */
  withoutFormToken(): Promise<void>
  /** From here on only the test moves the page's clock. An accessibility check needs one that runs: `clock.resume`. */
  stopClock(): Promise<void>
  /** Makes every file of a remote unreachable for this browser; calling `bringBack` ends it. */
  takeDown(remote: string): Promise<void>
  bringBack(remote: string): Promise<void>
  /** Console errors, page errors and policy reports that match are part of this test; any other fails it. */
  expectErrors(pattern: RegExp): void
  /** Addresses that new tabs were opened with or have gone to, WhatsApp's and others, instead of going there. */
  openedTabs(): Promise<string[]>
  /** What the new tab that was opened last says while it waits for its address. */
  waitingTab(): Promise<string>
  /** From now on the browser blocks new tabs. */
  blockTabs(): Promise<void>
}

/**
 * `test` with the site's verbs. New tabs are noted instead of opened, because nothing outside this machine may be asked.
 * An unexpected console error, page error, policy report, layout shift or formatter of the browser fails the test.
 */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({ page, javaScriptEnabled }, use) => {
      const expected: RegExp[] = []
      const unexpected: string[] = []
      page.on('console', (message) => {
        // All tests report from one address, of which the server takes so many in a minute.
        if (message.location().url.endsWith('/_reports') && message.text().includes('429')) return
        if (message.type() === 'error') unexpected.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => unexpected.push(`page: ${error.message}`))
      await page.addInitScript(reportFormatters)
      await page.addInitScript(reportShifts)
      await page.addInitScript(() => {
        const opened: string[] = []
        Object.assign(window, { __opened: opened, __blocked: false })
        window.open = (url) => {
          if (Reflect.get(window, '__blocked')) return null
          if (url) opened.push(String(url))
          const tab = {
            document: document.implementation.createHTMLDocument(),
            location: { replace: (address: string) => void opened.push(address) },
            setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
            closed: false,
            close: () => void Reflect.set(tab, 'closed', true),
          }
          Object.assign(window, { __tab: tab })
          return tab as unknown as Window
        }
      })
      await use({
        async open(path) {
          const response = await page.goto(path)
          if (javaScriptEnabled !== false && response?.ok()) await comeAlive(page)
          return response?.status() ?? 0
        },
        async ready(part) {
          await part.scrollIntoViewIfNeeded()
          await expect(part.locator('xpath=ancestor::*[@data-island][1]')).toHaveAttribute('data-hydrated')
        },
        async settled() {
          // Asked for at idle, when the page is alive: to know which links it may fetch ahead.
          await page.waitForFunction(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('/_routes/')),
          )
        },
        async servicesAtHand() {
          // Fetched ahead one after the other: this page is at hand when the files of the next one are asked for.
          await page.waitForFunction(() =>
            performance.getEntriesByType('resource').some(({ name }) => name.includes('ContactPage')),
          )
        },
        withoutPrefetch: async () =>
          void (await page.route('**/_routes/*.json', (route) => route.fulfill({ json: [] }))),
        withoutFormToken: async () => void (await page.route('**/leads/token', (route) => route.fulfill({ json: {} }))),
        async stopClock() {
          // Further ahead than any machine is slow: the clock cannot be stopped in the past.
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
        },
        takeDown: async (remote) => void (await page.route(`**/r/${remote}/**`, (route) => route.abort())),
        bringBack: (remote) => page.unroute(`**/r/${remote}/**`),
        expectErrors: (pattern) => void expected.push(pattern),
        openedTabs: () => page.evaluate(() => [...(Reflect.get(window, '__opened') as string[])]),
        waitingTab: () => page.evaluate(() => Reflect.get(window, '__tab')?.document.body.textContent ?? ''),
        blockTabs: () => page.evaluate(() => void Reflect.set(window, '__blocked', true)),
      })
      expect(unexpected.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
