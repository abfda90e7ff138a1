import type {} from '@site/contracts/documentContract'
import { fakePerformance } from '../views/testing/fakePerformance.ts'
import { reportSlowLcp } from './reportSlowLcp.ts'

const events = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>))

const onScreen = (width: number) => {
  window.matchMedia = (query) =>
    ({ matches: width <= Number(/max-width:(\d+)px/.exec(query)?.[1]) }) as unknown as MediaQueryList
}

let timeline: ReturnType<typeof fakePerformance>

afterEach(() => {
  timeline.remove()
  window.dataLayer = undefined
})

/** A page with largest paints at these times, in ms, followed by an interaction. */
function visit(...paints: number[]) {
  timeline = fakePerformance()
  reportSlowLcp()
  for (const startTime of paints) timeline.happens('largest-contentful-paint', { startTime })
  dispatchEvent(new Event('click'))
  timeline.happens('largest-contentful-paint', { startTime: 9000 })
  dispatchEvent(new Event('keydown'))
}

it.each([
  { width: 768, value: 2500, warned: false },
  { width: 768, value: 2500.1, warned: true },
  { width: 412, value: 4000, warned: true },
  { width: 769, value: 4000, warned: false },
])('reports an LCP of $value ms at $width px: $warned', ({ width, value, warned }) => {
  onScreen(width)

  visit(100, value)

  expect(events()).toHaveLength(warned ? 1 : 0)
})

it("queues the event 'performance_warning' with metric, value and device", () => {
  onScreen(412)

  visit(3141.59)

  expect(events()).toEqual([['event', 'performance_warning', { metric: 'LCP', value: 3142, device: 'mobile' }]])
})

it('does nothing if the browser cannot measure', () => {
  onScreen(412)
  timeline = fakePerformance()
  Reflect.set(globalThis, 'PerformanceObserver', {
    get supportedEntryTypes(): never {
      throw new Error('no observer')
    },
  })

  reportSlowLcp()

  expect(events()).toEqual([])
})
