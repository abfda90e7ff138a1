import type { Page } from 'playwright-core'
import type { PageProblem } from './watchProblems.ts'

/** A page that asks for the same data this often, while nobody does anything, never stops; and this often it may not. */
const ENDLESS = 12
const SUSPICIOUS = 4

export type Repeats = {
  /** Whether it is worth waiting for `endless`. */
  isSuspicious(): boolean
  /** Resolves once it is endless. */
  endless: Promise<void>
  /** What is wrong then. */
  problem(): PageProblem | undefined
}

/** Counts what the code of a page asks for again and again: an effect without dependencies, most often. */
export function watchRepeats(page: Page): Repeats {
  const asked = new Map<string, number>()
  let found: PageProblem | undefined
  let end = () => {}
  const endless = new Promise<void>((resolve) => {
    end = resolve
  })
  page.on('request', (request) => {
    if (!['fetch', 'xhr'].includes(request.resourceType())) return
    const address = `${request.method()} ${request.url()}`
    const times = (asked.get(address) ?? 0) + 1
    asked.set(address, times)
    if (times < ENDLESS) return
    found ??= { rule: 'endless effect', message: `the page asks again and again: ${address}`, files: [] }
    end()
  })
  return { isSuspicious: () => Math.max(0, ...asked.values()) >= SUSPICIOUS, endless, problem: () => found }
}
