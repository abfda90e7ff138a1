import type { Devtools } from './startDevtools.ts'

/** How many times slower than this machine the phone's processor is taken to be. */
const SLOWER = 4
const LONG = 50
const SETTLED = 4000

/**
 * One load. `paint`, `largest` and `hydrated` are milliseconds since the navigation. Tasks are processor time of the
 * page's main thread, times four: `longest` of all, `script` of those that run scripts, `blocked` what tasks take beyond 50 ms.
 */
export type Load = {
  paint: number
  largest: number
  hydrated: number
  blocked: number
  longest: number
  script: number
}

type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  args?: { data?: { navigationId?: string } }
}

/**
 * Loads an address in a tab of its own and reads the browser's trace of it. Nothing is attached to the tab, because
 * tools that are cost a script time it does not need without them.
 */
export async function traceLoad(devtools: Devtools, url: string): Promise<Load> {
  const events: TraceEvent[] = []
  const stopListening = devtools.on('Tracing.dataCollected', (params) => {
    events.push(...(params as { value: TraceEvent[] }).value)
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading'] },
  })
  // A context of its own: no cache and no service worker of an earlier load.
  const context = (await devtools.send('Target.createBrowserContext')) as { browserContextId: string }
  await devtools.send('Target.createTarget', { url, ...context })
  await new Promise((resolve) => setTimeout(resolve, SETTLED))
  const complete = new Promise<void>((resolve) => {
    const done = devtools.on('Tracing.tracingComplete', () => resolve(done()))
  })
  await devtools.send('Tracing.end')
  await complete
  await devtools.send('Target.disposeBrowserContext', context)
  stopListening()
  return read(events)
}

function read(events: readonly TraceEvent[]): Load {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page has painted nothing: nothing to measure.')
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const navigation = paint.args?.data?.navigationId
  const start = own.find(({ name, args }) => name === 'navigationStart' && args?.data?.navigationId === navigation)?.ts
  if (start === undefined) throw new Error('The trace does not tell when the navigation began.')
  const at = (event: TraceEvent | undefined) => (event ? (event.ts - start) / 1000 : 0)
  const scripts = own.filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall')
  const tasks = own
    .filter(({ name, ph, ts }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && ts >= start)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      time: (tdur / 1000) * SLOWER,
      runsScript: scripts.some((script) => script.ts >= ts && script.ts < ts + dur),
    }))
  return {
    paint: at(paint),
    largest: at(own.findLast(({ name }) => name === 'largestContentfulPaint::Candidate')),
    hydrated: at(own.find(({ name }) => name === 'hydrated')),
    blocked: tasks.reduce((sum, { time }) => sum + Math.max(0, time - LONG), 0),
    longest: Math.max(0, ...tasks.map(({ time }) => time)),
    script: Math.max(0, ...tasks.filter(({ runsScript }) => runsScript).map(({ time }) => time)),
  }
}
