import { previewPath } from '@site/contracts/PreviewToken'
import type { Browser, BrowserContext } from 'playwright-core'
import { watchEffects } from './page/effectLoops.ts'
import { watchPage } from './page/islandsInPage.ts'
import { type Screenshot, screens, takeScreenshots } from './screenshots/takeScreenshots.ts'
import { requiresLogin, type Visit, visitPage } from './visitPage.ts'

type Options = {
  browser: Browser
  /** A preview link at the site that it is compared with. */
  link: string
  paths: readonly string[]
  /** Pages to take screenshots of, with names for their files. A new page has no live version. */
  captured: ReadonlyMap<string, { name: string; isNew: boolean }>
  /** Where the screenshots go. */
  folder: string
}

/** The visits with the preview link, the live ones by path, and the screenshots of both. */
export type Inspection = { visits: Visit[]; live: Map<string, Visit>; screenshots: Screenshot[] }

/** Pages that are open at the same time: they wait more than they compute. */
const CONCURRENCY = 4
/** After this many failing pages the rest is skipped: each may run into its time-outs. */
const MAX_FAILURES = 5

/**
 * Opens pages as the bearer of a preview link sees them, and their live versions where the two are to be compared. @throws
 * Error
 */
export async function inspectPages({ browser, link, paths, captured, folder }: Options): Promise<Inspection> {
  const [candidate, live] = await Promise.all([openContext(browser), openContext(browser)])
  const origins = { live: new URL(link).origin, candidate: await openPreview(candidate, link) }
  const screenshots: Screenshot[] = []
  const visit = (context: BrowserContext, path: string, side: 'live' | 'candidate') =>
    visitPage({
      context,
      origin: origins[side],
      path,
      async onOpen(page) {
        const { name } = captured.get(path) ?? {}
        if (name) screenshots.push(...(await takeScreenshots({ page, path, side, folder, name })))
      },
    })

  let failed = 0
  const visits = await each(paths, async (path) => {
    if (failed >= MAX_FAILURES) return undefined
    const result = await visit(candidate, path, 'candidate')
    if (hasFailed(result)) failed++
    return result
  })
  const compared = visits.filter((visit) => hasFailed(visit) || captured.get(visit.path)?.isNew === false)
  const former = await each(compared, ({ path }) => visit(live, path, 'live'))
  return { visits, live: new Map(former.map((visit) => [visit.path, visit])), screenshots }
}

/** Follows a preview link, as its bearer does. @returns the origin at which previews are shown. @throws Error if it is not. */
async function openPreview(context: BrowserContext, link: string): Promise<string> {
  const page = await context.newPage()
  const response = await page.goto(link, { waitUntil: 'commit' })
  const { origin, pathname } = new URL(page.url())
  if (pathname.startsWith(previewPath)) throw new Error((await response?.text())?.trim())
  await page.close()
  return origin
}

function hasFailed(visit: Visit): boolean {
  const { status, islands, problems } = visit
  if (requiresLogin(visit)) return false
  return status === 0 || status >= 400 || problems.length + islands.failed.length + islands.waiting.length > 0
}

/** A first-time visitor whose views are not counted. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: screens[0],
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'sec-gpc': '1' },
  })
  await context.addInitScript(watchPage)
  await context.addInitScript(watchEffects)
  return context
}

/** Maps all items, a limited number at a time. Results that are undefined are left out. */
async function each<From, To>(all: readonly From[], work: (one: From) => Promise<To | undefined>): Promise<To[]> {
  const done: { place: number; result: To }[] = []
  const waiting = all.entries()
  async function go(): Promise<void> {
    for (const [place, one] of waiting) {
      const result = await work(one)
      if (result !== undefined) done.push({ place, result })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, go))
  return done.sort((one, other) => one.place - other.place).map(({ result }) => result)
}
