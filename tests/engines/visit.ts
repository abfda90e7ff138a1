import { test as base, expect } from 'playwright/test'
import { ERRORS_KEY } from './recordErrors.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebKit } from './openWebKit.ts'
import { type ProxyServer, startProxy } from './startProxy.ts'
import type { Plain, Visitor } from './Visitor.ts'

export type Visit = Omit<Visitor, 'restart' | 'end' | 'takeErrors' | 'narrowest'> & {
  proxy: ProxyServer
  /** Opens a page of the site, touches it, and waits until it is hydrated. */
  open(path: string): Promise<void>
  /** Waits until a function in the page returns a truthy value. */
  until<Values extends Plain[]>(script: (...values: Values) => unknown, ...values: Values): Promise<void>
  hydrated(): Promise<void>
  /**
   * Waits until a page has asked for what it prefetches, which it does last, and nothing is being loaded: these browsers
   * report as errors what is cut off because its page is left.
   */
  settled(page?: { prefetches: boolean }): Promise<void>
  /** The address bar's path, query and hash. */
  address(): Promise<string>
  /** Keeps the next tab that the page opens, for `tabText`; only the test can make it navigate. */
  watchTabs(): Promise<void>
  /** The text of the tab that the page has opened; 'gone' once it has left for another site, null without a tab. */
  tabText(): Promise<string | null>
  expectErrors(pattern: RegExp): void
}

/** In px, of the window that a visit begins with. */
const FIRST_WIDTH = 412

/** Playwright's runner with another browser under it: `visit` speaks for Firefox and for WebKit alike. */
export const test = base.extend<{ visit: Visit }, { visitor: Visitor | undefined }>({
  visitor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed from it.
    async ({}, use, { project }) => {
      const { FIREFOX_PATH = '', WEBKIT_DRIVER_PATH = '', WEBKIT_BROWSER_PATH = '' } = process.env
      const isThere = project.name === 'firefox' ? FIREFOX_PATH : WEBKIT_DRIVER_PATH && WEBKIT_BROWSER_PATH
      if (!isThere) return use(undefined)
      const visitor =
        project.name === 'firefox'
          ? await openFirefox(FIREFOX_PATH)
          : await openWebKit(WEBKIT_DRIVER_PATH, WEBKIT_BROWSER_PATH)
      await use(visitor)
      await visitor.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visit: async ({ visitor, baseURL }, use, info) => {
    if (!visitor) return info.skip(true, `${info.project.name} is not installed.`)
    const proxy = await startProxy(String(baseURL), { recordsErrors: !visitor.takeErrors })
    await visitor.restart(proxy.url)
    const expected: RegExp[] = []
    let width = FIRST_WIDTH
    const isWide = () => until((wanted) => innerWidth === wanted, Math.max(width, visitor.narrowest))
    const until: Visit['until'] = async (script, ...values) => {
      await expect
        .poll(() => visitor.holds(script, ...values), { message: String(script), intervals: [100] })
        .toBe(true)
    }
    const hydrated = () =>
      until(() => {
        // A public page is hydrated on the first touch.
        if ('__reading' in window) dispatchEvent(new Event('pointerdown'))
        return performance.getEntriesByName('hydrated').length > 0
      })
    await use({
      ...visitor,
      proxy,
      until,
      hydrated,
      async settled({ prefetches } = { prefetches: true }) {
        if (prefetches)
          await until(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/_routes/')))
        let former = -1
        const isSettled = async () => {
          const loaded = await visitor.run(() => performance.getEntriesByType('resource').length)
          const isUnchanged = loaded === former
          former = loaded
          return isUnchanged && proxy.pending() === 0
        }
        await expect.poll(isSettled, { intervals: [100] }).toBe(true)
      },
      async open(path) {
        await visitor.goTo(proxy.url + path)
        await hydrated()
        await isWide()
      },
      async resize(...size) {
        width = size[0]
        await visitor.resize(...size)
        await isWide()
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
    const errors = visitor.takeErrors?.() ?? (await recordedErrors(visitor))
    const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)))
    await proxy.close()
    expect(unexpected).toEqual([])
  },
})

/** The errors of all pages of this visit; none where the visit has ended on another site. */
async function recordedErrors(visitor: Visitor): Promise<string[]> {
  try {
    return await visitor.run((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), ERRORS_KEY)
  } catch {
    return []
  }
}

export { expect }
