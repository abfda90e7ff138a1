import { test as base, expect } from 'playwright/test'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import { type ProxyServer, startProxy } from './startProxy.ts'
import type { Plain, Visitor } from './Visitor.ts'

export type Visit = Omit<Visitor, 'restart' | 'end' | 'takeErrors'> & {
  proxy: ProxyServer
  /** Opens a page of the site, touches it, and waits until it is hydrated. */
  open(path: string): Promise<void>
  /** Waits until a function in the page answers something true. */
  until<Values extends Plain[]>(script: (...values: Values) => unknown, ...values: Values): Promise<void>
  hydrated(): Promise<void>
  /** The path with query and hash that the address bar shows. */
  address(): Promise<string>
  /** Keeps the next tab that the page opens, for `tabText`, and lets only a test tell it to leave. */
  watchTabs(): Promise<void>
  /** What the tab says that the page has opened; 'gone' when it has left for another site, null without a tab. */
  tabText(): Promise<string | null>
  expectErrors(pattern: RegExp): void
}

/** What Firefox says of a script that it was still loading as the page was left: it has the hash of an empty file. */
const leftBehind = /computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/

/** Playwright's runner with another browser under it: `visit` speaks for Firefox and for WebKit alike. */
export const test = base.extend<{ visit: Visit }, { visitor: Visitor }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
    async ({}, use, { project }) => {
      const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', WEBKIT_BROWSER_PATH = '' } = process.env
      const visitor =
        project.name === 'firefox'
          ? await openFirefox(FIREFOX_PATH)
          : await openWebKit(WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH)
      await use(visitor)
      await visitor.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visit: async ({ visitor, baseURL }, use) => {
    const proxy = await startProxy(String(baseURL))
    await visitor.restart(proxy.url)
    const expected: RegExp[] = []
    const until: Visit['until'] = async (script, ...values) => {
      await expect.poll(() => visitor.holds(script, ...values), { message: String(script) }).toBe(true)
    }
    const hydrated = () =>
      until(() => {
        // A page that is only read comes alive when somebody touches it.
        if ('__reading' in window) dispatchEvent(new Event('pointerdown'))
        return performance.getEntriesByName('hydrated').length > 0
      })
    await use({
      ...visitor,
      proxy,
      until,
      hydrated,
      async open(path) {
        await visitor.goTo(proxy.url + path)
        await hydrated()
      },
      async click(selector) {
        await until((wanted) => document.querySelector(wanted), selector)
        await visitor.click(selector)
      },
      async type(selector, text) {
        await until((wanted) => document.querySelector(wanted), selector)
        await visitor.type(selector, text)
      },
      address: () => visitor.run(() => location.pathname + location.search + location.hash),
      watchTabs: () =>
        visitor.run(() => {
          const open = window.open.bind(window)
          window.open = (...how) => {
            const tab = open(...how)
            Object.assign(window, { __tab: tab })
            return tab
          }
        }),
      tabText: () =>
        visitor.run(() => {
          const tab: Window | null | undefined = Reflect.get(window, '__tab')
          if (!tab || tab.closed) return null
          try {
            return tab.location.href === 'about:blank' ? tab.document.body.textContent : tab.location.pathname
          } catch {
            return 'gone'
          }
        }),
      expectErrors: (pattern) => void expected.push(pattern),
    })
    const known = [leftBehind, ...expected]
    const unexpected = visitor.takeErrors().filter((text) => !known.some((pattern) => pattern.test(text)))
    await proxy.shut()
    expect(unexpected).toEqual([])
  },
})

export { expect }
