import * as v from 'valibot'

const LONG = 50

const traceEvent = v.object({
  name: v.string(),
  ph: v.string(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(
    v.object({
      data: v.optional(v.object({ navigationId: v.optional(v.string()), isLoadingMainFrame: v.optional(v.boolean()) })),
    }),
  ),
})
export const traceChunk = v.object({ value: v.array(traceEvent) })

export type TraceEvent = v.InferOutput<typeof traceEvent>

/**
 * CPU time of tasks on the page's main thread, in ms: `layout` is the longest with a layout before the first paint, `longest`
 * the longest of all, `script` the longest that runs scripts, `blocked` the sum of what tasks after the first paint take
 * beyond 50 ms.
 */
export type Tasks = { layout: number; longest: number; script: number; blocked: number }

/** @throws Error if the trace contains no page load. */
export function tracedTasks(events: readonly TraceEvent[]): Tasks {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page has painted nothing: nothing to measure.')
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const navigation = paint.args?.data?.navigationId
  const start = own.find(({ name, args }) => name === 'navigationStart' && args?.data?.navigationId === navigation)?.ts
  if (start === undefined) throw new Error('The trace does not contain the start of the navigation.')
  const read = own.find(({ name, ts }) => name === 'bench-read' && ts > start)?.ts ?? Infinity
  const times = (...names: string[]) => own.filter(({ name }) => names.includes(name)).map(({ ts }) => ts)
  const scripts = times('EvaluateScript', 'FunctionCall')
  const layouts = times('Layout', 'UpdateLayoutTree')
  const tasks = own
    .filter(({ name, ph, ts }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && ts >= start && ts < read)
    .map(({ ts, dur, tdur }) => {
      const contains = (moments: readonly number[]) => moments.some((moment) => moment >= ts && moment < ts + dur)
      return { ts, time: tdur / 1000, hasLayout: contains(layouts), hasScript: contains(scripts) }
    })
  const longest = (among: readonly { time: number }[]) => Math.max(0, ...among.map(({ time }) => time))
  return {
    layout: longest(tasks.filter(({ ts, hasLayout }) => hasLayout && ts <= paint.ts)),
    longest: longest(tasks),
    script: longest(tasks.filter(({ hasScript }) => hasScript)),
    blocked: tasks.reduce((sum, { ts, time }) => sum + (ts > paint.ts ? Math.max(0, time - LONG) : 0), 0),
  }
}
