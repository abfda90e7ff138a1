import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { type Devtools, SessionEnded } from '../../bench/phone/startDevtools.ts'

const context = v.object({ browserContextId: v.string() })
const created = v.object({ targetId: v.string() })
const attached = v.object({ sessionId: v.string() })
const info = v.object({ targetId: v.string(), type: v.string(), subtype: v.optional(v.string()) })
const evaluated = v.object({ result: v.object({ value: v.optional(v.unknown()) }) })

/** Time-out in ms. */
const TIMEOUT = 20_000

/**
 * Opens a tab with all its pages: the visible one, and those that the browser prerenders. Chromium prerenders nothing for
 * tools that attach to a single page, such as Playwright.
 */
export async function openTab(devtools: Devtools) {
  const pages = new Map<string, { sessionId: string; isShown: boolean }>()
  const { browserContextId } = v.parse(context, await devtools.send('Target.createBrowserContext'))
  const register = (sessionId: string, target: unknown) => {
    const { targetId, type, subtype } = v.parse(info, target)
    if (type === 'page') pages.set(targetId, { sessionId, isShown: subtype === undefined })
  }
  devtools.on('Target.attachedToTarget', (event) => {
    const { sessionId, targetInfo } = v.parse(v.object({ sessionId: v.string(), targetInfo: v.unknown() }), event)
    register(sessionId, targetInfo)
  })
  devtools.on('Target.targetInfoChanged', (event) => {
    const { targetInfo } = v.parse(v.object({ targetInfo: info }), event)
    const known = pages.get(targetInfo.targetId)
    if (known) register(known.sessionId, targetInfo)
  })
  devtools.on('Target.detachedFromTarget', (event) => {
    const { sessionId } = v.parse(attached, event)
    for (const [id, page] of pages) if (page.sessionId === sessionId) pages.delete(id)
  })
  const { targetId } = v.parse(
    created,
    await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId, forTab: true }),
  )
  const tab = v.parse(attached, await devtools.send('Target.attachToTarget', { targetId, flatten: true }))
  const automatic = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await devtools.send('Target.setAutoAttach', automatic, tab.sessionId)

  const shown = () => [...pages.values()].find(({ isShown }) => isShown)
  /** Sends a command to the visible page. It has no answer, `undefined`, if it makes the tab show another one. */
  async function send(method: string, params: object = {}): Promise<unknown> {
    await until('the tab shows a page', shown)
    return devtools.send(method, params, shown()?.sessionId).catch((error: unknown) => {
      if (!(error instanceof SessionEnded)) throw error
    })
  }
  /** The value of an expression in the visible page, or `undefined` if that page is being left. */
  async function run(expression: string): Promise<unknown> {
    const response = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    return response === undefined ? undefined : v.parse(evaluated, response).result.value
  }
  /** Waits until a condition is true. @throws Error that says which was not, after the time-out. */
  async function until(what: string, isTrue: () => unknown): Promise<void> {
    const deadline = Date.now() + TIMEOUT
    while (!(await isTrue())) {
      if (Date.now() > deadline) throw new Error(`Not within ${TIMEOUT} ms: ${what}.`)
      await wait(50)
    }
  }
  /** The centre of an element, after scrolling to it. */
  async function placeOf(selector: string): Promise<{ x: number; y: number }> {
    const place = await run(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    return v.parse(v.object({ x: v.number(), y: v.number() }), place)
  }
  return {
    run,
    until,
    /** The number of pages that are prerendered now. */
    prerendered: () => [...pages.values()].filter(({ isShown }) => !isShown).length,
    open: (url: string) => send('Page.navigate', { url }),
    async hover(selector: string) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...(await placeOf(selector)) })
    },
    async click(selector: string) {
      const at = { ...(await placeOf(selector)), button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
    },
  }
}
