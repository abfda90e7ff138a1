import { type TraceEvent, tracedTasks } from './tracedTasks.ts'

const PAGE = { pid: 1, tid: 1 }
/** Times are given in ms; a trace has microseconds. */
const event = (name: string, at: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'I', ts: at * 1000, dur: 0, tdur: 0, ...PAGE },
  ...rest,
})
const task = (at: number, took: number, { waited = 0, ...rest }: Partial<TraceEvent> & { waited?: number } = {}) =>
  event('ThreadControllerImpl::RunTask', at, { ph: 'X', dur: (took + waited) * 1000, tdur: took * 1000, ...rest })
const ofNavigation = (navigationId: string) => ({ args: { data: { navigationId } } })

const begun = event('navigationStart', 100, ofNavigation('a'))
const painted = event('firstContentfulPaint', 500, ofNavigation('a'))
const read = event('bench-read', 2000)
const page = [begun, painted, read]
const none = { layout: 0, longest: 0, script: 0, blocked: 0 }

it.each<{ what: string; events: TraceEvent[]; is: Partial<typeof none> }>([
  { what: 'no task', events: page, is: {} },
  { what: 'a task before the paint', events: [...page, task(200, 80)], is: { longest: 80 } },
  {
    what: 'the time beyond 50 ms of a task after the paint',
    events: [...page, task(600, 80)],
    is: { longest: 80, blocked: 30 },
  },
  {
    what: 'several tasks after the paint',
    events: [...page, task(600, 80), task(700, 60), task(800, 50)],
    is: { longest: 80, blocked: 40 },
  },
  {
    what: 'only the CPU time',
    events: [...page, task(600, 60, { waited: 300 })],
    is: { longest: 60, blocked: 10 },
  },
  {
    what: 'the longest task with a layout before the paint',
    events: [
      ...page,
      task(200, 40),
      event('Layout', 210),
      task(300, 70),
      event('UpdateLayoutTree', 369),
      task(400, 90),
    ],
    is: { layout: 70, longest: 90 },
  },
  {
    what: 'the painting task as before the paint',
    events: [...page, task(450, 70), event('Layout', 460)],
    is: { layout: 70, longest: 70 },
  },
  {
    what: 'layouts after the paint only as tasks',
    events: [...page, task(600, 40), event('Layout', 610)],
    is: { longest: 40 },
  },
  {
    what: 'the longest task that runs scripts',
    events: [
      ...page,
      task(600, 30),
      event('EvaluateScript', 600),
      task(700, 45),
      event('FunctionCall', 744),
      task(800, 48),
    ],
    is: { longest: 48, script: 45 },
  },
  {
    what: 'a task that begins with a script',
    events: [...page, task(600, 30), event('EvaluateScript', 600)],
    is: { longest: 30, script: 30 },
  },
  {
    what: 'no script for one at the very end of a task',
    events: [...page, task(600, 30), event('FunctionCall', 630)],
    is: { longest: 30 },
  },
  { what: 'nothing before the navigation', events: [...page, task(50, 90)], is: {} },
  { what: 'nothing after the page was read', events: [...page, task(2000, 90), task(2100, 90)], is: {} },
  {
    what: 'everything if the page was not read',
    events: [begun, painted, task(2100, 60)],
    is: { longest: 60, blocked: 10 },
  },
  {
    what: 'nothing of an earlier reading',
    events: [event('bench-read', 90), ...page, task(600, 60)],
    is: { longest: 60, blocked: 10 },
  },
  { what: 'no other process', events: [...page, task(600, 90, { pid: 2 })], is: {} },
  { what: 'no other thread', events: [...page, task(600, 90, { tid: 2 })], is: {} },
  { what: 'no incomplete event', events: [...page, task(600, 90, { ph: 'B' })], is: {} },
  {
    what: 'the last of two pages',
    events: [
      ...[
        event('navigationStart', 0, ofNavigation('b')),
        event('firstContentfulPaint', 10, ofNavigation('b')),
        task(20, 90),
      ],
      ...[...page, task(600, 60)],
    ],
    is: { longest: 60, blocked: 10 },
  },
])('counts $what', ({ events, is }) => {
  expect(tracedTasks(events)).toEqual({ ...none, ...is })
})

it.each([
  { what: 'a page that paints nothing', events: [begun, task(200, 10)], says: 'has painted nothing' },
  { what: 'a navigation without a start', events: [painted, task(200, 10)], says: 'the start of the navigation' },
  {
    what: 'only the start of another navigation',
    events: [event('navigationStart', 100, ofNavigation('b')), painted],
    says: 'the start of the navigation',
  },
])('rejects a trace of $what', ({ events, says }) => {
  expect(() => tracedTasks(events)).toThrow(says)
})
