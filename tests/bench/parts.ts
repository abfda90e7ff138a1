import { statementBench } from 'shell/releases/statementBench'
import { blogBench } from './blog/blogBench.ts'
import { leadsBench } from './leadsBench.ts'
import { pageBytes } from './pageBytes.ts'
import { pagesBench } from './pages/pagesBench.ts'
import { remotesBench } from './remotes/remotesBench.ts'
import type { Figures } from './report/Report.ts'
import { pageTables } from './report/pageTables.ts'
import { type PageSummary, summarizePages } from './report/summarizePages.ts'
import { rateBench } from './server/rateBench.ts'
import { interactionsBench } from './visits/interactionsBench.ts'
import { memoryBench } from './visits/memoryBench.ts'
import { navigationBench } from './visits/navigationBench.ts'
import { returningBench } from './visits/returningBench.ts'

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
  navigation: () => navigationBench(runs),
  interactions: () => interactionsBench(runs),
  bytes: pageBytes,
  memory: memoryBench,
  returning: returningBench,
  rate: () => rateBench(runs),
  blog: blogBench,
  remotes: remotesBench,
  statement: async () => {
    const lines = await statementBench()
    for (const line of lines) console.log(line)
    return Object.fromEntries(lines.map((line) => [line.split(':')[0] ?? line, line]))
  },
  leads: async () => Object.fromEntries((await leadsBench()).map(({ database, ...figures }) => [database, figures])),
} satisfies Record<string, () => Promise<Figures>>

export type PartName = keyof typeof parts

/** What each part measures, as `--help` prints it. */
export const partDescriptions: Readonly<Record<PartName, string>> = {
  pages: 'four pages (RUNS=9, ROUTES="/ /blog", ROUTES=all) on a slow phone, compared with their twins',
  navigation: 'from a tap on a link to the paint of the next page, compared with a new document',
  interactions: 'from tap to paint: menu, dialogs, quiz, search, calculator, sent forms',
  bytes: 'bytes by kind and requests of every route, compared with one bundle',
  memory: 'the heap after 100 navigations',
  returning: 'what a returning visitor loads after a release of one changed line',
  rate: 'pages per second, compared with a bare Node server and nginx',
  blog: 'build, release, start, memory and pauses of blogs (POSTS="5 1000")',
  remotes: 'the same of sites with many remotes (REMOTES="5 20")',
  statement: 'the longest pause for a hostile statement',
  leads: 'leads per second, and page requests meanwhile',
}

/** They measure no times, so they may run concurrently. */
const untimed: readonly PartName[] = ['bytes', 'memory', 'returning']

/** The named parts or all, in groups to be run concurrently. @throws Error that lists the parts if a name is unknown. */
export function partsToRun(names: readonly string[]): PartName[][] {
  const all = Object.keys(parts) as PartName[]
  const unknown = names.filter((name) => !all.some((part) => part === name))
  if (unknown.length > 0) throw new Error(`Unknown part ${unknown.join(', ')}. Parts: ${all.join(', ')}.`)
  const selected = names.length === 0 ? all : all.filter((part) => names.includes(part))
  const concurrent = selected.filter((part) => untimed.includes(part))
  return selected.flatMap((part) => (part === concurrent[0] ? [concurrent] : concurrent.includes(part) ? [] : [[part]]))
}
