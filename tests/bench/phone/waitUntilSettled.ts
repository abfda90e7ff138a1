import { setTimeout as wait } from 'node:timers/promises'
import type { Phone } from './openPhone.ts'
import type { SlowConnection } from './startSlowConnection.ts'

/** How long nothing may happen, in ms: three round trips of the connection. */
const IDLE_TIME = 450
const TIMEOUT = 20_000

/**
 * Waits until a page is painted and loaded, and for a while its connection was idle, it had no long task and the browser
 * recorded nothing. The page itself observes that, so that nothing interrupts it meanwhile.
 */
export async function waitUntilSettled(phone: Phone, connection?: SlowConnection): Promise<void> {
  const deadline = Date.now() + TIMEOUT
  for (let idle = 0; idle < IDLE_TIME && Date.now() < deadline; idle = connection?.idleTime() ?? IDLE_TIME) {
    if (connection) await wait(Math.max(0, IDLE_TIME - connection.idleTime()))
    // A page that never settles, or is left meanwhile, must not block the benchmark.
    await Promise.race([phone.run(untilQuiet), wait(deadline - Date.now(), undefined, { ref: false })])
  }
}

/** Sent to the page as text, so it cannot use `IDLE_TIME`. */
async function untilQuiet(): Promise<void> {
  let last = 0
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) last = Math.max(last, startTime + duration)
  })
  for (const type of ['resource', 'mark', 'longtask', 'largest-contentful-paint', 'layout-shift']) {
    observer.observe({ type, buffered: true })
  }
  do {
    await new Promise((resolve) => setTimeout(resolve, last + 450 - performance.now()))
    const requestedAt = performance.now()
    // Without anything to paint, browsers may not report idle time for minutes.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })))
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    // An idle browser calls back at once.
    const isBusy = performance.now() - requestedAt > 100
    if (!isPainted || document.readyState !== 'complete' || isBusy) last = performance.now()
  } while (performance.now() - last < 450)
  observer.disconnect()
}
