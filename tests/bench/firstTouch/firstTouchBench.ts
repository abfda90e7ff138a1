import { startSlowConnection } from '../phone/startSlowConnection.ts'
import type { Figures } from '../report/Report.ts'
import { formatSpread, spreadOf } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'
import { type Moment, moments, timeToDialog } from './dialogTimes.ts'
import { scriptBytes } from './scriptBytes.ts'

const lines = {
  '150 ms, 1.6 Mbit/s': { roundTrip: 150, bitsPerSecond: 1_600_000 },
  '400 ms, 400 kbit/s': { roundTrip: 400, bitsPerSecond: 400_000 },
} as const

/**
 * Prints, for each public page, the script before and after the first touch, beside the monolith twin, and the time from a tap
 * on its main link until the form before a conversation is painted.
 */
export async function firstTouchBench(routes: readonly string[], runs: number): Promise<Figures> {
  const sites = await startSites(routes)
  const connections = await Promise.all(
    Object.entries(lines).map(
      async ([name, line]) => [name, await startSlowConnection(sites.ports.composed, line)] as const,
    ),
  )
  const figures: Record<string, Figures> = {}
  try {
    console.log('\nScript in bytes as sent: before the first touch, after it, and that of the monolith twin')
    for (const route of routes) {
      const own = await scriptBytes(sites.devtools, sites.connections.composed, route)
      const twin = await scriptBytes(sites.devtools, sites.connections.monolith, route)
      figures[route] = { before: own.before, after: own.after, monolith: twin.after }
      console.log(row(route, [own.before, own.after, twin.after, `${own.after - twin.after}`]))
    }
    for (const [name, connection] of connections) {
      console.log(`\nFrom tap to painted form, ms, ${name}, processor 4 times slower, medians of ${runs}`)
      const columns = Object.keys(moments) as Moment[]
      console.log(row('', columns))
      for (const route of routes) {
        const times: Partial<Record<Moment, number[]>> = {}
        for (let run = 0; run < runs; run++) {
          for (const moment of columns) {
            const measure = () => timeToDialog(sites.devtools, `http://localhost:${connection.port}${route}`, moment)
            // On a busy machine a page may exceed the time-out: the visit is retried once.
            times[moment] = [...(times[moment] ?? []), await measure().catch(measure)]
          }
        }
        const spreads = columns.map((moment) => spreadOf(times[moment] ?? []))
        figures[route] = {
          ...figures[route],
          [name]: Object.fromEntries(columns.map((moment, at) => [moment, spreads[at]?.median])),
        }
        console.log(row(route, spreads.map(formatSpread)))
      }
    }
  } finally {
    for (const [, connection] of connections) connection.stop()
    await sites.stop()
  }
  return figures
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(46) + cells.map((cell) => String(cell).padEnd(20)).join('')
}
