import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Phone } from '../phone/openPhone.ts'

/** The paint after an interaction is reported within this time, in ms, even if the page does not respond. */
const TIMEOUT = 1000

/** Runs before the page's own scripts: records the start and duration of each interaction, and prevents new tabs. Sent to the page as text. */
export function recordInteractions(): void {
  const recorded: { at: number; took: number }[] = []
  Object.assign(window, { __interactions: recorded })
  // Browsers do not report shorter ones.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) recorded.push({ at: entry.startTime, took: entry.duration })
    }
  }).observe(events)
  // A new tab in front would be painted instead of this one.
  const tab = { closed: true, close() {}, setTimeout() {}, document: document.implementation.createHTMLDocument() }
  window.open = () => tab as unknown as Window
}

/** The longest interaction since a time on the page's own clock, in ms; 0 if there was none, as in a new document. */
export async function slowestSince(phone: Phone, from: number): Promise<number> {
  // A page that is left meanwhile does not respond.
  await Promise.race([phone.run(waitForPaint).catch(() => {}), wait(TIMEOUT)])
  const took = await phone.run(`() => __interactions.filter(({ at }) => at >= ${from}).map(({ took }) => took)`)
  return Math.max(0, ...v.parse(v.array(v.number()), took))
}

/** A frame is reported after the next one. Sent to the page as text. */
async function waitForPaint(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 200))
}
