import { test as base } from 'playwright/test'
import { type Cell, cellsOf, titleOf } from './cells.ts'
import { type LabSite, startLabSite } from './labSite.ts'
import { remotes } from './remotes.ts'

type WorkerFixtures = { lab: LabSite }

/** `test` with a site of the worker's own, started once, whose releases a cell may spoil as long as it mends them. */
export const test = base.extend<object, WorkerFixtures>({
  lab: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const site = await startLabSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const cells = cellsOf(remotes)

/** The cells of a place as tests, each under its title; those of the fast share have the tag @fast. */
export function cellsAt(place: Cell['place']): { cell: Cell; title: string; tag: string[] }[] {
  return cells
    .filter((cell) => cell.place === place)
    .map((cell) => ({ cell, title: titleOf(cell), tag: cell.fast ? ['@cell', '@fast'] : ['@cell'] }))
}
