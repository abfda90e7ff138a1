import { test as base } from 'playwright/test'
import { type Cell, titleOf } from '../cells/Cell.ts'
import { cellsOf } from '../cells/cellsOf.ts'
import { fastCells } from '../cells/fastCells.ts'
import { remotes } from '../cells/remotes.ts'
import type { ServerDatabase } from '../cells/serverCells.ts'
import { type LabSite, openLabSite } from './labSite.ts'

type WorkerFixtures = {
  /** The worker's own site with this kind of database, created once. It need not be running. */
  siteWith: (database: ServerDatabase) => Promise<LabSite>
}
type Fixtures = {
  /** The worker's own running site, whose releases a cell may damage if it restores them. */
  lab: LabSite
}

/** `test` with a site per worker. After a failed cell, Playwright starts a new worker with a new site. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use, { parallelIndex }) => {
      const opened = new Map<ServerDatabase, Promise<LabSite>>()
      await use((database) => {
        const site = opened.get(database) ?? openLabSite(database, parallelIndex)
        opened.set(database, site)
        return site
      })
      for (const site of opened.values()) await (await site).stop()
    },
    { scope: 'worker' },
  ],
  lab: async ({ siteWith }, use) => {
    const site = await siteWith('SQLite')
    if (site.server.hasExited && !(await site.server.start())) throw new Error(`No start:\n${site.server.output}`)
    await use(site)
  },
})

const cells = cellsOf(remotes)

/** The cells of a place as tests, each with its title. */
export function cellsAt(place: Cell['place']): { cell: Cell; title: string; tag: string[] }[] {
  return cells
    .filter((cell) => cell.place === place)
    .map((cell) => ({ cell, title: titleOf(cell), tag: tagsOf(titleOf(cell)) }))
}

/** Cells that run with all other tests have the tag @fast. */
export const tagsOf = (title: string) => (fastCells.has(title) ? ['@cell', '@fast'] : ['@cell'])
