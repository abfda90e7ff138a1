import type { RunningCanary } from '@site/contracts/Canary'
import { idOf } from '../testing/createSampleReleases.ts'
import { type Canaries, runningCanaries } from './runningCanaries.ts'

const name = 'mfe-shop'
const at = '2026-01-02T00:00:00.000Z'
const begun = '2026-01-01T00:00:00.000Z'
const request = { name, release: idOf('b'), counter: 7, share: 10, auto: false, stamp: '' }
const present: RunningCanary = {
  ...{ release: idOf('b'), counter: 7, share: 10, auto: false },
  ...{ begun, since: begun, verdict: 'not enough data' },
}
const begins = { ...present, begun: at, since: at }

type Case = {
  what: string
  requested?: Partial<typeof request> | null
  present?: Partial<RunningCanary> | null
  verdict?: 'fine' | 'not enough data'
  running: Canaries
  promoted?: string[]
}

it.each<Case>([
  { what: 'starts with the requested share', present: null, running: { [name]: begins } },
  { what: 'continues', running: { [name]: present } },
  { what: 'ends when it is no longer requested', requested: null, running: {} },
  {
    what: 'starts again with another release',
    requested: { release: idOf('c') },
    running: { [name]: { ...begins, release: idOf('c') } },
  },
  {
    what: 'gets a share that was requested later',
    requested: { counter: 8, share: 5 },
    running: { [name]: { ...begins, begun, counter: 8, share: 5 } },
  },
  { what: 'is reported as fine', verdict: 'fine', running: { [name]: { ...present, verdict: 'fine' } } },
  {
    what: 'stays fine between evaluations',
    present: { verdict: 'fine' },
    running: { [name]: { ...present, verdict: 'fine' } },
  },
  {
    what: 'is raised when it is fine',
    requested: { auto: true },
    present: { auto: true },
    verdict: 'fine',
    running: { [name]: { ...begins, begun, auto: true, share: 50 } },
  },
  {
    what: 'is raised to the next step from any share',
    requested: { auto: true },
    present: { auto: true, share: 3 },
    verdict: 'fine',
    running: { [name]: { ...begins, begun, auto: true, share: 10 } },
  },
  {
    what: 'is not raised without data',
    requested: { auto: true },
    present: { auto: true },
    verdict: 'not enough data',
    running: { [name]: { ...present, auto: true } },
  },
  {
    what: 'goes to all visitors after the last step',
    requested: { auto: true },
    present: { auto: true, share: 50 },
    verdict: 'fine',
    running: {},
    promoted: [name],
  },
])('a canary $what', ({ requested, present: former, verdict, running, promoted = [] }) => {
  const result = runningCanaries(requested === null ? [] : [{ ...request, ...requested }], {
    present: former === null ? {} : { [name]: { ...present, ...former } },
    verdicts: verdict ? { [name]: verdict } : {},
    at,
  })

  expect(result).toEqual({ running, promoted })
})
