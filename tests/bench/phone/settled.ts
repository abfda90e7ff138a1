import { setTimeout as wait } from 'node:timers/promises'
import type { Phone } from './openPhone.ts'
import type { SlowLine } from './startSlowLine.ts'

/** How long nothing may happen, in ms: three times the line's way there and back. */
const QUIET = 450
const LATEST = 20_000

/**
 * Waits until a page is painted and loaded, and for a while nothing has come or gone over its line, no task of it was long
 * and it has noted nothing. The page hears of that from the browser: it is asked nothing meanwhile.
 */
export async function settled(phone: Phone, line?: SlowLine): Promise<void> {
  const latest = Date.now() + LATEST
  for (let silence = 0; silence < QUIET && Date.now() < latest; silence = line?.silence() ?? QUIET) {
    if (line) await wait(Math.max(0, QUIET - line.silence()))
    // A page that never comes to rest, or is left meanwhile, keeps nobody waiting.
    await Promise.race([phone.run(untilQuiet), wait(latest - Date.now(), undefined, { ref: false })])
  }
}

/** Sent to the page as text: `QUIET` is not known there. */
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
    const asked = performance.now()
    // A page that has nothing to paint may not be told for minutes that it is idle.
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })))
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    // A browser with nothing to do is idle at once.
    const isBusy = performance.now() - asked > 100
    if (!isPainted || document.readyState !== 'complete' || isBusy) last = performance.now()
  } while (performance.now() - last < 450)
  observer.disconnect()
}
