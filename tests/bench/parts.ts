import { firstTouchBench } from './firstTouch/firstTouchBench.ts'
import { pagesBench } from './pages/pagesBench.ts'
import type { Figures } from './report/Report.ts'
import { pageTables } from './report/pageTables.ts'
import { type PageSummary, summarizePages } from './report/summarizePages.ts'
import { rateBench } from './server/rateBench.ts'
import { interactionsBench } from './visits/interactionsBench.ts'

/** How often `pages` loads each page from each site. */
export const runs = Number(process.env.RUNS ?? 5)
/** One page of each kind: sections, a list, an article, an application. They are also loaded from the monolith twin. */
const ofEachKind = ['/', '/blog', '/blog/petshop-precisa-site-2025', '/quiz']

/** The routes that `ROUTES` names; `all` is every route of the site, which takes too long for a run of all parts. */
async function routesToLoad(): Promise<readonly string[]> {
  const named = process.env.ROUTES
  if (named !== 'all') return named?.split(' ') ?? ofEachKind
  // Imported late: it reads the releases, which the command may have to make first.
  const { pagePaths } = await import('../support/site/pagePaths.ts')
  return [...new Set([...ofEachKind, ...pagePaths])]
}

/** The results of the part `pages`, for the chart. */
export type Pages = Readonly<Record<string, PageSummary>>

/** The parts of the benchmark, in the order in which they run. Each prints its results and returns its figures. */
export const parts = {
  pages: async () => {
    const routes = await routesToLoad()
    const bundled = process.env.ROUTES === 'all' ? ofEachKind : routes
    const pages = summarizePages(await pagesBench({ routes, bundled, runs }))
    console.log(`\nA slow phone: 412 x 823, 150 ms, 1.6 Mbit/s, processor 4 times slower; medians of ${runs} loads`)
    for (const line of pageTables(pages)) console.log(line)
    return pages
  },
  firstTouch: async () => {
    const { pagePaths } = await import('../support/site/pagePaths.ts')
    const routes = process.env.ROUTES ? await routesToLoad() : pagePaths
    return firstTouchBench(
      routes.filter((path) => !path.startsWith('/admin/')),
      Math.min(runs, 3),
    )
  },
  interactions: () => interactionsBench(runs),
  rate: () => rateBench(runs),
} satisfies Record<string, () => Promise<Figures>>

export type PartName = keyof typeof parts

/** What each part measures, as `--help` prints it. */
export const partDescriptions: Readonly<Record<PartName, string>> = {
  pages: 'four pages (RUNS=9, ROUTES="/ /blog", ROUTES=all) on a slow phone, compared with their twins',
  firstTouch: 'every public page: script before and after the first touch, and from its tap to the painted form',
  interactions: 'from tap to paint: menu, dialogs, quiz, search, calculator, sent forms',
  rate: 'pages per second, compared with a bare Node server and nginx',
}

/** The named parts, or all of them. @throws Error that lists the parts if a name is unknown. */
export function partsToRun(names: readonly string[]): PartName[] {
  const all = Object.keys(parts) as PartName[]
  const unknown = names.filter((name) => !all.some((part) => part === name))
  if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${all.join(', ')}.`)
  return names.length === 0 ? all : all.filter((part) => names.includes(part))
}
