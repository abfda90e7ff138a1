import * as v from 'valibot'
import type { Devtools } from './startDevtools.ts'

/** The phone's processor is this many times slower than this machine. */
const CPU_SLOWDOWN = 4
const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }

const context = v.object({ browserContextId: v.string() })
const target = v.object({ targetId: v.string() })
const session = v.object({ sessionId: v.string() })
const evaluation = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})

/** A tab of a phone, with an empty cache and without a service worker. */
export type Phone = Awaited<ReturnType<typeof openPhone>>

/**
 * Opens a tab with the screen and the processor of a phone. Neither the debugger nor network events are enabled, because
 * they slow pages down. `prelude` runs before the page's own scripts.
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
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${prelude})()` })
  return {
    send,
    open: (url: string) => send('Page.navigate', { url }),
    /** Runs a self-contained function in the page and returns its result. */
    async run(work: (() => unknown) | string): Promise<unknown> {
      const params = { expression: `(${work})()`, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = v.parse(evaluation, await send('Runtime.evaluate', params))
      if (exceptionDetails) throw new Error(`The page threw: ${exceptionDetails.text}`)
      return result.value
    },
    close: () => devtools.send('Target.disposeBrowserContext', { browserContextId }),
  }
}
