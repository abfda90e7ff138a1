import { setTimeout as wait } from 'node:timers/promises'
import type { Phone } from './openPhone.ts'

const QUIET = 1500
const SOONEST = 3000
const LATEST = 20_000

/** Waits until the page has asked for nothing and told nothing for a while. It is asked late and seldom, which costs it little. */
export async function settled(phone: Phone): Promise<void> {
  const from = Date.now()
  await wait(SOONEST)
  for (let former: unknown; Date.now() - from < LATEST; await wait(QUIET)) {
    const now = await phone.run(activity)
    if (now === former) return
    former = now
  }
}

/** What the page does by itself, as a text that stays the same when nothing more comes. Sent to the page as text. */
function activity(): string {
  return `${performance.getEntriesByType('resource').length} ${performance.getEntriesByType('mark').length}`
}
