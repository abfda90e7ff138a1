import type {} from '@site/contracts/documentContract'
import { reportSlowLcp } from './reportSlowLcp.ts'

const events = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))

const onScreen = (width: number) => {
  window.matchMedia = (query) =>
    ({ matches: width <= Number(/max-width:(\d+)px/.exec(query)?.[1]) }) as unknown as MediaQueryList
}

const measured = (value: number) => async () => (report: (metric: { value: number }) => void) => report({ value })

afterEach(() => {
  window.dataLayer = undefined
})

it.each([
  { width: 768, value: 2500, warned: false },
  { width: 768, value: 2500.1, warned: true },
  { width: 412, value: 4000, warned: true },
  { width: 769, value: 4000, warned: false },
])('an LCP of $value ms at $width px is reported: $warned', async ({ width, value, warned }) => {
  onScreen(width)

  await reportSlowLcp(measured(value))

  expect(events()).toHaveLength(warned ? 1 : 0)
})

it("queues the event 'performance_warning' with metric, value and device", async () => {
  onScreen(412)

  await reportSlowLcp(measured(3141.59))

  expect(events()).toEqual([['event', 'performance_warning', { metric: 'LCP', value: 3142, device: 'mobile' }]])
})

it.each([
  ['the measuring code cannot be loaded', () => Promise.reject(new Error('offline'))],
  [
    'the browser cannot measure',
    async () => () => {
      throw new Error('no observer')
    },
  ],
])('ignores it silently when %s', async (_, load) => {
  onScreen(412)

  await reportSlowLcp(load)

  expect(events()).toEqual([])
})
