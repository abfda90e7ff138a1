import * as v from 'valibot'
import { openPhone } from '../phone/openPhone.ts'
import type { Devtools } from '../phone/startDevtools.ts'
import type { SlowConnection } from '../phone/startSlowConnection.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'
import type { Figures } from '../report/Report.ts'
import { formatSpread, ratio, spreadOf } from '../report/spread.ts'
import { startSites } from '../twins/startSites.ts'

/** `again` is the first page once more: the difference between the two is noise of the machine. */
const columns = ['composed', 'static', 'again'] as const
type Column = (typeof columns)[number]

/**
 * Prints the largest paint of each page beside the same document without scripts, on a phone's connection and processor. The
 * loads alternate, so that other work on the machine affects all of them alike.
 */
export async function largestPaintBench(routes: readonly string[], runs: number): Promise<Figures> {
  const sites = await startSites(routes)
  const connections = { ...sites.connections, again: sites.connections.composed }
  const figures: Record<string, Figures> = {}
  console.log(`\nLargest paint, ms, at 150 ms/1.6 Mbit/s, processor 4 times slower, medians of ${runs}`)
  console.log(row('', [...columns, '/ static', 'noise']))
  try {
    for (const [index, route] of routes.entries()) {
      const loaded = index === 0 ? columns : columns.filter((column) => column !== 'again')
      const times: Record<Column, number[]> = { composed: [], static: [], again: [] }
      for (let run = 0; run < runs; run++) {
        // Rotated, so that the effects of one load do not always hit the same next one.
        const first = run % loaded.length
        for (const column of [...loaded.slice(first), ...loaded.slice(0, first)]) {
          times[column].push(await largestPaint(sites.devtools, connections[column], route))
        }
      }
      const [composed, scriptless, again] = columns.map((column) => spreadOf(times[column]))
      figures[route] = { composed, static: scriptless, again }
      const ratios = [ratio(composed, scriptless), ratio(composed, again)]
      console.log(row(route, [...[composed, scriptless, again].map(formatSpread), ...ratios]))
    }
  } finally {
    await sites.stop()
  }
  return figures
}

async function largestPaint(devtools: Devtools, connection: SlowConnection, route: string): Promise<number> {
  const phone = await openPhone(devtools)
  try {
    await phone.open(`http://localhost:${connection.port}${route}`)
    await waitUntilSettled(phone, connection)
    return v.parse(v.number('The page has painted nothing.'), await phone.run(readLargestPaint))
  } finally {
    await phone.close()
  }
}

/** Sent to the page as text. */
function readLargestPaint(): Promise<number | undefined> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(46) + cells.map((cell) => cell.padEnd(20)).join('')
}
