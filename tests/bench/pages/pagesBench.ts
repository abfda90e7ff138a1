import { startSites } from '../twins/startSites.ts'
import { type Load, measureLoad } from './measureLoad.ts'

/** `again` is the composed site once more, of the first page alone: what differs between the two is the machine's noise. */
export const columns = ['composed', 'monolith', 'static', 'again'] as const
export type Column = (typeof columns)[number]

export type MeasuredPage = { route: string; loads: Record<Column, Load[]> }

/**
 * Loads each page as the composed site, as its monolith twin and as its static twin, in turn, over a phone's line with a
 * phone's processor: what else the machine has to do meets all of them.
 * @throws Error when a page neither comes to life nor waits to be read.
 */
export async function pagesBench(routes: readonly string[], runs: number): Promise<MeasuredPage[]> {
  const sites = await startSites(routes)
  const lines = { ...sites.lines, again: sites.lines.composed }
  const measured: MeasuredPage[] = []
  try {
    for (const [index, route] of routes.entries()) {
      const loaded = index === 0 ? columns : columns.filter((column) => column !== 'again')
      const loads: Record<Column, Load[]> = { composed: [], monolith: [], static: [], again: [] }
      for (let run = 0; run < runs; run++) {
        // Each comes first, second, third and last: what one leaves behind does not always meet the same other.
        for (const column of turned(loaded, run)) {
          const load = await measureLoad(sites.devtools, lines[column], {
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

function turned<Item>(items: readonly Item[], by: number): Item[] {
  return items.map((_, index) => items[(index + by) % items.length] as Item)
}
