import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { islandText } from './hydrationFindings.ts'
import { watchScripts } from './pageScripts.ts'
import { watchRepeats } from './watchRepeats.ts'
import { OUT_OF_MEMORY, watchProblems, type PageProblem } from './watchProblems.ts'
import { endlessEffect, haveEffectsEnded } from './page/effectLoops.ts'
import { hasPage } from './page/hasPage.ts'
import { areIslandsSettled, type IslandReport, reportIslands } from './page/islandsInPage.ts'

/** How a page did in a browser. `status` is its document's, or 0 if none arrived. */
export type Visit = { path: string; status: number; islands: IslandReport; problems: PageProblem[] }

/** The status of a guarded page without a login. */
const LOGIN = 401

/** True if the page requires a login: nothing is known about it then. */
export const requiresLogin = ({ status }: Visit): boolean => status === LOGIN

type Options = {
  context: BrowserContext
  origin: string
  path: string
  /** Called while the page is open and its islands are hydrated. */
  onOpen?: (page: Page) => Promise<void>
}

/** Time-outs in ms: for the document, for hydration, for further loads, for a script in the page, and for screenshots. */
const timeouts = { document: 30_000, islands: 15_000, rest: 3_000, answer: 10_000, screenshots: 60_000 }
const none: IslandReport = { hydrated: 0, failed: [], waiting: [], replaced: [] }

/** Opens a page, hydrates all its islands, and records what fails. */
export async function visitPage({ context, origin, path, onOpen }: Options): Promise<Visit> {
  const page = await context.newPage()
  const problems = watchProblems(page)
  const repeats = watchRepeats(page)
  const scripts = await watchScripts(page)
  const ended = (status: number, islands = none) => ({ path, status, islands, problems: unique(problems) })
  try {
    const { href } = new URL(path, origin)
    const response = await page
      .goto(href, { waitUntil: 'domcontentloaded', timeout: timeouts.document })
      .catch(() => undefined)
    if (!response?.ok()) return ended(response?.status() ?? 0)
    const islands = await hydrateIslands(page)
    if (!islands) {
      if (problems.some(({ message }) => message === OUT_OF_MEMORY)) return ended(response.status())
      const files = (await inTime(scripts.running(), timeouts.answer)) ?? []
      problems.push({ rule: 'hydration', message: 'the page no longer responds: its code never ends', files })
      return ended(response.status())
    }
    if (repeats.isSuspicious()) await inTime(repeats.endless, timeouts.islands)
    problems.push(...[repeats.problem()].filter((problem) => problem !== undefined))
    const endless = await inTime(page.evaluate(endlessEffect), timeouts.answer)
    if (endless !== undefined) {
      const message = `${islandText(endless)} renders without an end: an effect sets state each time it runs`
      const files = await inTime(scripts.filesOf('window.__endlessEffect.component'), timeouts.answer)
      problems.push({ rule: 'endless effect', message, files: files ?? [] })
    }
    // Screenshots resize the window, and what that causes is no visitor's problem.
    const visit = ended(response.status(), islands)
    if (onOpen) await inTime(onOpen(page), timeouts.screenshots)
    return visit
  } finally {
    await inTime(page.close(), timeouts.answer)
  }
}

/** @returns undefined if the page no longer responds. */
async function hydrateIslands(page: Page): Promise<IslandReport | undefined> {
  if ((await inTime(page.evaluate(hasPage), timeouts.answer)) === false) return none
  // The report tells what is not hydrated by then.
  await inTime(page.waitForFunction(areIslandsSettled, undefined, { polling: 50 }), timeouts.islands)
  await inTime(page.waitForLoadState('networkidle'), timeouts.rest)
  await inTime(page.waitForFunction(haveEffectsEnded, undefined, { polling: 50 }), timeouts.islands)
  return inTime(page.evaluate(reportIslands), timeouts.answer)
}

/** Undefined after the time-out. With a page in an endless loop, Playwright's own time-outs do not fire. */
async function inTime<Value>(answer: Promise<Value>, ms: number): Promise<Value | undefined> {
  const deadline = new AbortController()
  const late = wait(ms, undefined, { signal: deadline.signal }).catch(() => undefined)
  const first = await Promise.race([answer.catch(() => undefined), late])
  deadline.abort()
  return first
}

function unique(problems: readonly PageProblem[]): PageProblem[] {
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()]
}
