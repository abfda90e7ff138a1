import { pageViewSchema } from '@site/contracts/PageView'
import * as v from 'valibot'
import { reportView } from './reportView.ts'
import { fakePerformance } from './testing/fakePerformance.ts'

const opened = { remote: 'mfe-loja', release: '0123456789abcdef', shell: '0123456789' }
const SCRIPT = 'https://site.example/r/mfe-loja/0123456789abcdef/LojaPage.1a2b3c4d5e.js'

let sent: { url: string; options: RequestInit }[]
let timeline: ReturnType<typeof fakePerformance>
let listening: AbortController

beforeEach(() => {
  sent = []
  globalThis.fetch = jest.fn(async (url: string, options: RequestInit) => {
    sent.push({ url, options })
    return new Response()
  }) as unknown as typeof fetch
  listening = new AbortController()
  const add = window.addEventListener.bind(window)
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listening.signal }),
    )
})
afterEach(() => {
  listening.abort()
  timeline.remove()
  jest.restoreAllMocks()
  inSight(true)
})

function inSight(isVisible: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    value: isVisible ? 'visible' : 'hidden',
    configurable: true,
  })
}

const open = (failed = false) => reportView(opened, () => failed)

const leave = () => {
  inSight(false)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

function reports(): unknown[] {
  return sent.flatMap(({ options }) => {
    const body = JSON.parse(String(options.body)) as unknown[]
    for (const report of body) expect(v.is(pageViewSchema, report)).toBe(true)
    return body
  })
}

describe('a page view', () => {
  beforeEach(() => {
    timeline = fakePerformance()
  })

  it('is reported with all measurements, including those from before it listened and those delivered late', () => {
    timeline.happened('largest-contentful-paint', { startTime: 1234.5 })
    timeline.happened('layout-shift', { startTime: 500, value: 0.012345, hadRecentInput: false })
    open()
    timeline.happens('event', { interactionId: 7, duration: 48 })
    timeline.happens('long-animation-frame', {
      scripts: [
        { sourceURL: SCRIPT, sourceCharPosition: 234, duration: 120.4 },
        { sourceURL: 'chrome-extension://abc/content.js', sourceCharPosition: 1, duration: 900 },
      ],
    })
    timeline.isHeldBack('largest-contentful-paint', { startTime: 2345.5 })
    timeline.isHeldBack('event', { interactionId: 14, duration: 208 })

    leave()

    expect(reports()).toEqual([
      {
        type: 'view',
        body: {
          ...opened,
          failed: false,
          lcp: 2346,
          inp: 208,
          cls: 0.0123,
          slowest: { place: 'LojaPage.1a2b3c4d5e.js:234', duration: 120 },
          source: '',
        },
      },
    ])
  })

  it('is reported once, without cookies and referrer', () => {
    open()

    leave()
    dispatchEvent(new Event('pagehide'))
    inSight(true)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    leave()

    expect(sent).toMatchObject([
      { url: '/_reports', options: { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } },
    ])
  })

  it("carries its document's mark, among other timings of the server", () => {
    timeline.has('navigation', [
      {
        serverTiming: [
          { name: 'proxy', description: 'hit' },
          { name: 'view', description: 'abc.def-1_2' },
        ],
      },
    ])
    open()

    leave()

    expect(reports()).toMatchObject([{ body: { mark: 'abc.def-1_2' } }])
  })

  it('is reported by a browser that only fires pagehide', () => {
    open()

    dispatchEvent(new Event('pagehide'))

    expect(reports()).toHaveLength(1)
  })

  it('is not reported while the page is visible', () => {
    open()

    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

    expect(reports()).toEqual([])
  })

  it('has no paint and no interaction if there was none', () => {
    open()

    leave()

    expect(reports()).toEqual([{ type: 'view', body: { ...opened, failed: false, cls: 0, source: '' } }])
  })

  it("states whether the site's own code has failed", () => {
    open(true)

    leave()

    expect(reports()).toMatchObject([{ body: { failed: true } }])
  })

  it.each([
    { what: 'from when a prerendered page was shown', shown: 1000, hidden: 0, paint: 1800, lcp: 800 },
    { what: 'as nothing, if all was painted before it was shown', shown: 1000, hidden: 0, paint: 900, lcp: 0 },
    { what: 'not at all, if the page was hidden before it', shown: 0, hidden: 500, paint: 1800, lcp: undefined },
    { what: 'if the page was hidden after it', shown: 0, hidden: 1900, paint: 1800, lcp: 1800 },
  ])('measures its largest paint $what', ({ shown, hidden, paint, lcp }) => {
    timeline.has('navigation', [{ activationStart: shown }])
    timeline.has('visibility-state', [{ name: 'hidden', startTime: hidden }])
    timeline.happened('largest-contentful-paint', { startTime: paint })
    open()

    leave()

    expect(reports()).toMatchObject([{ body: lcp === undefined ? { cls: 0 } : { lcp } }])
    expect(JSON.stringify(reports()).includes('lcp')).toBe(lcp !== undefined)
  })

  it('lasts at most an hour, which is the most that the server accepts', () => {
    timeline.happened('largest-contentful-paint', { startTime: 9_000_000 })
    open()

    leave()

    expect(reports()).toMatchObject([{ body: { lcp: 3_600_000 } }])
  })
})

it('is reported by a browser that can measure nothing', () => {
  timeline = fakePerformance([])
  open()

  leave()

  expect(reports()).toEqual([{ type: 'view', body: { ...opened, failed: false, source: '' } }])
})
