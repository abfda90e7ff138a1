import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Phone } from '../phone/openPhone.ts'

/** By when the paint after a touch has been reported, in ms, where a page does not say that it has painted. */
const LATEST = 1000

/** Before anything else of a page: keeps its interactions, when each began and how long it took. Sent to the page as text. */
export function noteInteractions(): void {
  const noted: { at: number; took: number }[] = []
  Object.assign(window, { __interactions: noted })
  // Of those that are shorter a browser tells nothing.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) noted.push({ at: entry.startTime, took: entry.duration })
    }
  }).observe(events)
}

/** The longest interaction of a page since a time of its own, in ms; 0 where there is none, as in a new document. */
export async function slowestSince(phone: Phone, from: number): Promise<number> {
  // A page that is left meanwhile does not answer.
  await Promise.race([phone.run(painted).catch(() => {}), wait(LATEST)])
  const took = await phone.run(`() => __interactions.filter(({ at }) => at >= ${from}).map(({ took }) => took)`)
  return Math.max(0, ...v.parse(v.array(v.number()), took))
}

/** A frame is reported once the next has come. Sent to the page as text. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => setTimeout(resolve, 200))
}
