import type { Browser, BrowserContext } from 'playwright-core'
import { watchPage } from './page/islandsInPage.ts'
import { type Picture, screens, takePictures } from './pictures/takePictures.ts'
import { asksForLogin, type Visit, visitPage } from './visitPage.ts'

type Options = {
  browser: Browser
  /** Link of a preview, at the site that it is compared with. */
  link: string
  paths: readonly string[]
  /** Pages of which pictures are wanted, with names for their files; those that are new are not live. */
  pictured: ReadonlyMap<string, { name: string; isNew: boolean }>
  /** Where the pictures go. */
  folder: string
}

export type Look = { visits: Visit[]; live: Map<string, Visit>; pictures: Picture[] }

/** Pages that are open at a time: they wait more than they compute. */
const AT_ONCE = 4
/** So many pages that fail say enough: each may keep one waiting. */
const ENOUGH = 5

/** Opens pages as who has a preview's link sees them, and as visitors see them where that is to be compared. @throws Error */
export async function lookAtPages({ browser, link, paths, pictured, folder }: Options): Promise<Look> {
  const { origin } = new URL(link)
  const [candidate, live] = await Promise.all([openContext(browser), openContext(browser)])
  const opened = await candidate.request.get(link, { maxRedirects: 0 })
  if (opened.status() !== 303) throw new Error((await opened.text()).trim())
  const pictures: Picture[] = []
  const look = (context: BrowserContext, path: string, side: 'live' | 'candidate') =>
    visitPage({
      context,
      origin,
      path,
      async onOpen(page) {
        const { name } = pictured.get(path) ?? {}
        if (name) pictures.push(...(await takePictures({ page, path, side, folder, name })))
      },
    })

  let failed = 0
  const visits = await each(paths, async (path) => {
    if (failed >= ENOUGH) return undefined
    const visit = await look(candidate, path, 'candidate')
    if (hasFailed(visit)) failed++
    return visit
  })
  const compared = visits.filter((visit) => hasFailed(visit) || pictured.get(visit.path)?.isNew === false)
  const former = await each(compared, ({ path }) => look(live, path, 'live'))
  return { visits, live: new Map(former.map((visit) => [visit.path, visit])), pictures }
}

function hasFailed(visit: Visit): boolean {
  const { status, islands, problems } = visit
  if (asksForLogin(visit)) return false
  return status === 0 || status >= 400 || problems.length + islands.failed.length + islands.waiting.length > 0
}

/** A visitor whose views are not counted, and who has been nowhere before. */
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
  return context
}

/** Does something with each, some at a time. What gives nothing is left out. */
async function each<From, To>(all: readonly From[], work: (one: From) => Promise<To | undefined>): Promise<To[]> {
  const done: { place: number; result: To }[] = []
  const waiting = all.entries()
  async function go(): Promise<void> {
    for (const [place, one] of waiting) {
      const result = await work(one)
      if (result !== undefined) done.push({ place, result })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, go))
  return done.sort((one, other) => one.place - other.place).map(({ result }) => result)
}
