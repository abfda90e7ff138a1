import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Devtools } from '../phone/startDevtools.ts'
import { openPhone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import type { SlowLine } from '../phone/startSlowLine.ts'
import { markFirstIsland, type PageReadings, pageReadings, readPage, scrollThrough } from './pageReadings.ts'
import { sumTransfers, type Transfers } from './sumTransfers.ts'
import { type Tasks, type TraceEvent, traceChunk, tracedTasks } from './tracedTasks.ts'

const PAUSE = 300

/**
 * One load by a phone. Times are milliseconds since the navigation; `hydrated` and `island` are absent where nothing comes
 * to life, or no island is in sight. `shift` is the sum of all layout shifts, `scrolled` that after going through the page.
 */
export type Load = Omit<PageReadings, 'transfers'> & Tasks & Transfers & { scrolled?: number | undefined }

/** Opens a route of the site at the end of a line and reads what the browser notes of it, until nothing more comes. */
export async function measureLoad(
  devtools: Devtools,
  line: SlowLine,
  { route, scroll }: { route: string; scroll: boolean },
): Promise<Load> {
  const phone = await openPhone(devtools, markFirstIsland)
  // What the tab before this one had to do is over then.
  await wait(PAUSE)
  const read = async () => v.parse(pageReadings, await phone.run(readPage))
  const { events, answer } = await traced(devtools, async () => {
    try {
      await phone.open(`http://localhost:${line.port}${route}`)
      await settled(phone, line)
      const { transfers, ...readings } = await read()
      const load = { ...readings, ...sumTransfers(transfers) }
      if (!scroll) return load
      await phone.run(scrollThrough)
      const { shift, moved } = await read()
      return { ...load, scrolled: shift, moved }
    } finally {
      // Before the trace ends, which else may wait five seconds for a process that has just begun.
      await phone.close()
    }
  })
  return { ...answer, ...tracedTasks(events) }
}

/** The browser's trace of some work, with what that answers. */
async function traced<Answer>(devtools: Devtools, work: () => Promise<Answer>) {
  const chunks: unknown[] = []
  const stopListening = devtools.on('Tracing.dataCollected', (params) => void chunks.push(params))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  const answer = await work()
  const complete = new Promise<void>((resolve) => {
    const done = devtools.on('Tracing.tracingComplete', () => resolve(done()))
  })
  await devtools.send('Tracing.end')
  await complete
  stopListening()
  const events = chunks.flatMap((chunk): TraceEvent[] => v.parse(traceChunk, chunk).value)
  return { events, answer }
}
