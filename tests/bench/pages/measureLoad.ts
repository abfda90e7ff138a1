import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Devtools } from '../phone/startDevtools.ts'
import { openPhone } from '../phone/openPhone.ts'
import { waitUntilSettled } from '../phone/waitUntilSettled.ts'
import type { SlowConnection } from '../phone/startSlowConnection.ts'
import { markFirstIsland, type PageReadings, pageReadings, readPage, scrollThrough } from './pageReadings.ts'
import { cumulativeLayoutShift } from './cumulativeLayoutShift.ts'
import { sumTransfers, type Transfers } from './sumTransfers.ts'
import { type Tasks, type TraceEvent, traceChunk, tracedTasks } from './tracedTasks.ts'

const PAUSE = 300

/**
 * One page load on a phone. Times are in ms since the navigation; `hydrated` and `island` are missing if nothing is hydrated
 * or no island is visible. `shift` is the cumulative layout shift after loading, `scrolled` after scrolling through the page.
 */
export type Load = Omit<PageReadings, 'transfers' | 'shifts'> &
  Tasks &
  Transfers & { shift: number; scrolled?: number | undefined }

/** Opens a route over a slow connection, waits until the page has settled, and reads what the browser has recorded. */
export async function measureLoad(
  devtools: Devtools,
  connection: SlowConnection,
  { route, scroll }: { route: string; scroll: boolean },
): Promise<Load> {
  const phone = await openPhone(devtools, markFirstIsland)
  // Until the former tab's cleanup is over.
  await wait(PAUSE)
  const read = async () => v.parse(pageReadings, await phone.run(readPage))
  const { events, result } = await traced(devtools, async () => {
    try {
      await phone.open(`http://localhost:${connection.port}${route}`)
      await waitUntilSettled(phone, connection)
      const { transfers, shifts, ...readings } = await read()
      const load = { ...readings, shift: cumulativeLayoutShift(shifts), ...sumTransfers(transfers) }
      if (!scroll) return load
      await phone.run(scrollThrough)
      const afterwards = await read()
      return { ...load, scrolled: cumulativeLayoutShift(afterwards.shifts), moved: afterwards.moved }
    } finally {
      // First, because otherwise the end of the trace may wait five seconds for a process that has just started.
      await phone.close()
    }
  })
  return { ...result, ...tracedTasks(events) }
}

/** Runs `work` while the browser records a trace. Returns the trace's events and the result. */
async function traced<Result>(devtools: Devtools, work: () => Promise<Result>) {
  const chunks: unknown[] = []
  const stopListening = devtools.on('Tracing.dataCollected', (params) => void chunks.push(params))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  const result = await work()
  const complete = new Promise<void>((resolve) => {
    const done = devtools.on('Tracing.tracingComplete', () => resolve(done()))
  })
  await devtools.send('Tracing.end')
  await complete
  stopListening()
  const events = chunks.flatMap((chunk): TraceEvent[] => v.parse(traceChunk, chunk).value)
  return { events, result }
}
