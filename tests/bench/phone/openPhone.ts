import * as v from 'valibot'
import type { Devtools } from './startDevtools.ts'

/** How many times slower than this machine the phone's processor is. */
const SLOWER = 4
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

const context = v.object({ browserContextId: v.string() })
const target = v.object({ targetId: v.string() })
const session = v.object({ sessionId: v.string() })
const answer = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})

/** A tab of a phone: nothing is in its cache, and no service worker of an earlier load is there. */
export type Phone = Awaited<ReturnType<typeof openPhone>>

/**
 * Opens a tab with the screen and the processor of a phone. Neither its scripts nor its network are watched, because tools
 * that are cost a page time it does not need without them. `prelude` runs before the page's own scripts.
 */
export async function openPhone(devtools: Devtools, prelude: () => void = () => {}) {
  const { browserContextId } = v.parse(context, await devtools.send('Target.createBrowserContext'))
  const created = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { targetId } = v.parse(target, created)
  const { sessionId } = v.parse(session, await devtools.send('Target.attachToTarget', { targetId, flatten: true }))
  const send = (method: string, params?: object) => devtools.send(method, params, sessionId)
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', screen)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${prelude})()` })
  return {
    send,
    open: (url: string) => send('Page.navigate', { url }),
    /** Runs a function in the page, which takes nothing from around it, and answers what it answers. */
    async run(work: (() => unknown) | string): Promise<unknown> {
      const params = { expression: `(${work})()`, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = v.parse(answer, await send('Runtime.evaluate', params))
      if (exceptionDetails) throw new Error(`The page answered: ${exceptionDetails.text}`)
      return result.value
    },
    close: () => devtools.send('Target.disposeBrowserContext', { browserContextId }),
  }
}
