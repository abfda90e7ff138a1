import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { watchProblems, type PageProblem } from './watchProblems.ts'
import { hasPage } from './page/hasPage.ts'
import { areIslandsSettled, type IslandReport, reportIslands } from './page/islandsInPage.ts'

/** How a page fared in a browser. `status` is that of its document, 0 where none came. */
export type Visit = { path: string; status: number; islands: IslandReport; problems: PageProblem[] }

/** What a guarded page answers to who has not logged in. */
const LOGIN = 401

/** True where only who has logged in sees the page: nothing is known of it then. */
export const asksForLogin = ({ status }: Visit): boolean => status === LOGIN

type Options = {
  context: BrowserContext
  origin: string
  path: string
  /** While the page is open, with its islands alive. */
  onOpen?: (page: Page) => Promise<void>
}

/** How long a page may take for its document, to come to life, to load the rest, to answer and to be painted, in ms. */
const patience = { document: 30_000, islands: 15_000, rest: 3_000, answer: 10_000, pictures: 60_000 }
const none: IslandReport = { alive: 0, failed: [], waiting: [], replaced: [] }

/** Opens a page, brings all of its islands to life, and notes what fails. */
export async function visitPage({ context, origin, path, onOpen }: Options): Promise<Visit> {
  const page = await context.newPage()
  const problems = watchProblems(page)
  const ended = (status: number, islands = none) => ({ path, status, islands, problems: unique(problems) })
  try {
    const { href } = new URL(path, origin)
    const response = await page
      .goto(href, { waitUntil: 'domcontentloaded', timeout: patience.document })
      .catch(() => undefined)
    if (!response?.ok()) return ended(response?.status() ?? 0)
    const islands = await bringToLife(page)
    if (!islands) {
      problems.push({ rule: 'hydration', message: 'the page answers no more: its code never ends', files: [] })
      return ended(response.status())
    }
    // Pictures change the screen, which is no visitor's doing.
    const visit = ended(response.status(), islands)
    if (onOpen) await inTime(onOpen(page), patience.pictures)
    return visit
  } finally {
    await inTime(page.close(), patience.answer)
  }
}

/** @returns undefined when the page answers no more. */
async function bringToLife(page: Page): Promise<IslandReport | undefined> {
  if ((await inTime(page.evaluate(hasPage), patience.answer)) === false) return none
  // What is not alive then is told of by the report.
  await inTime(page.waitForFunction(areIslandsSettled, undefined, { polling: 50 }), patience.islands)
  await inTime(page.waitForLoadState('networkidle'), patience.rest)
  return inTime(page.evaluate(reportIslands), patience.answer)
}

/** Undefined where there was no answer. A page whose code never ends keeps Playwright's own deadlines waiting. */
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
