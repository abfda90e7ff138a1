import { type Column, columns, type MeasuredPage } from '../report/summarizePages.ts'
import { startSites } from '../twins/startSites.ts'
import { type Load, measureLoad } from './measureLoad.ts'

/** `bundled`: the routes that are also loaded from the monolith twin. */
type Options = { routes: readonly string[]; bundled: readonly string[]; runs: number }

/**
 * Loads each page from the composed site (twice), the static twin and, for bundled routes, the monolith twin, with a phone's
 * connection and processor. The loads alternate, so that other work on the machine affects all of them alike.
 * @throws Error if a page is neither hydrated nor read-only.
 */
export async function pagesBench({ routes, bundled, runs }: Options): Promise<MeasuredPage[]> {
  const sites = await startSites(routes)
  const connections = { ...sites.connections, again: sites.connections.composed }
  const measured: MeasuredPage[] = []
  try {
    for (const route of routes) {
      const loaded = columns.filter((column) => column !== 'monolith' || bundled.includes(route))
      const loads: Record<Column, Load[]> = { composed: [], monolith: [], static: [], again: [] }
      for (let run = 0; run < runs; run++) {
        // Rotated, so that the effects of one load do not always hit the same next one.
        for (const column of rotate(loaded, run)) {
          const load = await measureLoad(sites.devtools, connections[column], {
            route,
            scroll: run === 0 && column !== 'again',
          })
          if (column !== 'static' && load.hydrated === undefined && !load.waits)
            throw new Error(`${column}: ${route} is not hydrated.`)
          loads[column].push(load)
        }
      }
      measured.push({ route, loads })
    }
  } finally {
    await sites.stop()
  }
  return measured
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  return items.map((_, index) => items[(index + by) % items.length] as Item)
}
