import { incidentSchema } from '@site/contracts/Incident'
import * as v from 'valibot'
import { reportIncidents } from './reportIncidents.ts'

const PAGE = 'https://site.example/r/mfe-loja/0123456789abcdef/LojaPage.1a2b3c4d5e.js'
const shell = [['/shell/main.1234567890.js', 'sha384-a']] as const

let sent: { url: string; options: RequestInit }[]
let reports: unknown[]
let stop = () => {}

beforeAll(() => {
  globalThis.fetch = jest.fn(async (url: string, options: RequestInit) => {
    sent.push({ url, options })
    reports.push(...(JSON.parse(String(options.body)) as unknown[]))
    return new Response()
  }) as unknown as typeof fetch
})
beforeEach(() => {
  sent = []
  reports = []
})
afterEach(() => stop())

/** An error as browsers report it: its stack says where it was thrown. */
function failure(message: string, at: string, name = 'TypeError', options: ErrorOptions = {}) {
  const error = Object.assign(new Error(message, options), {
    name,
    stack: `${name}: ${message}\n    at render (${at})`,
  })
  return new ErrorEvent('error', { error, message })
}

/** A script element that failed to load. */
function missing(src: string) {
  const script = Object.assign(document.createElement('script'), { src })
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: script })
  return event
}

function dispatchAll(...events: Event[]) {
  stop()
  window.__failures = events
  const reporting = reportIncidents({ shell })
  stop = reporting.stop
  return reporting
}

it.each([
  {
    what: 'a component that throws',
    event: failure('broken', `${PAGE}:1:234`),
    body: { remote: 'mfe-loja', cause: 'exception', error: 'TypeError', place: 'LojaPage.1a2b3c4d5e.js:1:234' },
  },
  {
    what: 'a script that fails to load',
    event: missing(PAGE),
    body: { remote: 'mfe-loja', cause: 'load', place: 'LojaPage.1a2b3c4d5e.js' },
  },
  {
    what: 'a chunk that fails to load, requested a second time',
    event: failure(`Loading chunk 12 failed.\n(error: ${PAGE}?1795312123)`, '/shell/main.js:1:2', 'ChunkLoadError'),
    body: { remote: 'mfe-loja', cause: 'load', error: 'ChunkLoadError', place: 'LojaPage.1a2b3c4d5e.js' },
  },
  {
    what: 'a page whose script fails to load',
    event: failure(`${PAGE} cannot be loaded.`, '/shell/hydrate.js:1:2', 'Error'),
    body: { remote: 'mfe-loja', cause: 'load', error: 'Error', place: 'LojaPage.1a2b3c4d5e.js' },
  },
  {
    what: 'HTML that cannot be hydrated',
    event: failure('Minified React error #418; visit https://react.dev', `${PAGE}:1:5`, 'Error'),
    body: { remote: 'mfe-loja', cause: 'hydration', error: 'Error', place: 'LojaPage.1a2b3c4d5e.js:1:5' },
  },
  {
    what: 'a component that threw during hydration, which React reports from a file of its own',
    event: failure('Minified React error #423; visit https://react.dev', '/shell/react.1234567890.js:1:5', 'Error', {
      cause: failure('broken', `${PAGE}:1:234`).error,
    }),
    body: { remote: 'mfe-loja', cause: 'hydration', error: 'Error', place: 'LojaPage.1a2b3c4d5e.js:1:234' },
  },
])('reports $what: which release, what kind and where', ({ event, body }) => {
  dispatchAll(event)

  expect(reports).toEqual([{ type: 'incident', body: { ...body, release: '0123456789abcdef' } }])
  for (const report of reports) expect(v.is(incidentSchema, report)).toBe(true)
})

it('reports the shell by the name of its main script', () => {
  dispatchAll(failure('broken', 'https://site.example/shell/hydrate.abcdefabcd.js:1:7'))

  expect(reports).toMatchObject([{ body: { remote: 'shell', release: '1234567890', cause: 'exception' } }])
  for (const report of reports) expect(v.is(incidentSchema, report)).toBe(true)
})

it('reports nothing about the visitor', () => {
  dispatchAll(failure('Cannot send ana@pizzaria.com.br', `${PAGE}:1:1`))

  expect(JSON.stringify(reports)).not.toContain('ana')
  expect(sent).toMatchObject([
    { url: '/_reports', options: { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } },
  ])
})

it('reports each kind of a release once', () => {
  dispatchAll(failure('one', `${PAGE}:1:1`), failure('two', `${PAGE}:1:2`), missing(PAGE))
  dispatchEvent(failure('three', `${PAGE}:1:3`))

  expect(reports).toHaveLength(2)
})

it("knows whether the site's own code has failed", () => {
  expect(dispatchAll(failure('broken', 'chrome-extension://abc/content.js:1:1')).hasFailed()).toBe(false)
  expect(dispatchAll(failure('broken', `${PAGE}:1:1`)).hasFailed()).toBe(true)
})

it.each([
  { what: 'a script that fails to load', event: () => missing(PAGE), after: 0, count: 0 },
  { what: 'a script that fails to load', event: () => missing(PAGE), after: 1999, count: 0 },
  { what: 'a script that fails to load on a page that stayed', event: () => missing(PAGE), after: 2000, count: 1 },
  { what: 'a component that throws', event: () => failure('broken', `${PAGE}:1:1`), after: 0, count: 1 },
])('reports $what $after ms after the visitor began to leave: $count', ({ event, after, count }) => {
  const { hasFailed } = dispatchAll()
  const at = (timeStamp: number, happened: Event) =>
    dispatchEvent(Object.defineProperty(happened, 'timeStamp', { value: timeStamp }))
  at(5000, new Event('beforeunload'))
  at(5000 + after, event())

  expect(reports).toHaveLength(count)
  expect(hasFailed()).toBe(count > 0)
})

it.each([
  ['a picture', Object.assign(new Event('error'), {})],
  ['an extension of the browser', failure('broken', 'chrome-extension://abc/content.js:1:1')],
  ['a thrown value that is not an error', new ErrorEvent('error', { error: 'text', message: PAGE })],
])('ignores %s', (_, event) => {
  dispatchAll(event)

  expect(reports).toEqual([])
})
