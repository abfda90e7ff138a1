import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import type { Devtools } from '../phone/startDevtools.ts'
import { openPhone } from '../phone/openPhone.ts'
import { settled } from '../phone/settled.ts'
import { markFirstIsland, type PageReadings, pageReadings, readPage, scrollThrough } from './pageReadings.ts'
import { sumTransfers, type Transfers } from './sumTransfers.ts'
import { type Tasks, type TraceEvent, traceChunk, tracedTasks } from './tracedTasks.ts'

const PAUSE = 500

/**
 * One load by a phone. Times are milliseconds since the navigation; `hydrated` and `island` are absent where nothing comes
 * to life, or no island is in sight. `shift` is the sum of all layout shifts, `scrolled` that after going through the page.
 */
export type Load = Omit<PageReadings, 'transfers'> & Tasks & Transfers & { scrolled?: number | undefined }

/** Opens an address and reads what the browser notes of it, until nothing more comes. */
export async function measureLoad(devtools: Devtools, url: string, { scroll }: { scroll: boolean }): Promise<Load> {
  const phone = await openPhone(devtools, markFirstIsland)
  try {
    // What the tab before this one had to do is over then.
    await wait(PAUSE)
    const events = await traced(devtools, async () => {
      await phone.open(url)
      await settled(phone)
    })
    const { transfers, ...readings } = v.parse(pageReadings, await phone.run(readPage))
    const load = { ...readings, ...tracedTasks(events), ...sumTransfers(transfers) }
    if (!scroll) return load
    await phone.run(scrollThrough)
    const { shift, moved } = v.parse(pageReadings, await phone.run(readPage))
    return { ...load, scrolled: shift, moved }
  } finally {
    await phone.close()
  }
}

/** The browser's trace of some work. */
async function traced(devtools: Devtools, work: () => Promise<void>): Promise<TraceEvent[]> {
  const chunks: unknown[] = []
  const stopListening = devtools.on('Tracing.dataCollected', (params) => void chunks.push(params))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  await work()
  const complete = new Promise<void>((resolve) => {
    const done = devtools.on('Tracing.tracingComplete', () => resolve(done()))
  })
  await devtools.send('Tracing.end')
  await complete
  stopListening()
  return chunks.flatMap((chunk) => v.parse(traceChunk, chunk).value)
}
