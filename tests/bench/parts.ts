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

/** Loads of each page in each column of `pages`. */
export const runs = Number(process.env.RUNS ?? 5)
/** One page of each kind: made of sections, a list, a text, an application. */
const routes = process.env.ROUTES?.split(' ') ?? ['/', '/blog', '/blog/petshop-precisa-site-2025', '/quiz']

/** What the pages part has found, for the chart. */
export type Pages = Readonly<Record<string, PageSummary>>

/** The parts of the benchmark, in the order in which they run. Each prints what it finds and answers its figures. */
export const parts = {
  pages: async () => {
    const pages = summarizePages(await pagesBench(routes, runs))
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

/** They count bytes and time nothing, so that they may run at once. */
const untimed: readonly PartName[] = ['bytes', 'memory', 'returning']

/** Those that are named, or all, one after the other or beside each other. @throws Error that names the parts there are. */
export function partsNamed(names: readonly string[]): PartName[][] {
  const all = Object.keys(parts) as PartName[]
  const unknown = names.filter((name) => !all.some((part) => part === name))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}: ${all.join(', ')}.`)
  const asked = names.length === 0 ? all : all.filter((part) => names.includes(part))
  const beside = asked.filter((part) => untimed.includes(part))
  return asked.flatMap((part) => (part === beside[0] ? [beside] : beside.includes(part) ? [] : [[part]]))
}
