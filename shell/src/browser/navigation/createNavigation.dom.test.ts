import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { prefetchPage } from '../prefetching/prefetchPage.ts'
import { createNavigation } from './createNavigation.ts'
import type { View } from './View.ts'
import { loadPage } from '../federation/federation.ts'
import { adoptStyle } from '../hydration/adoptedStyles.ts'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))
const load = jest.mocked(loadPage)
jest.mock('../hydration/adoptedStyles.ts', () => ({ adoptStyle: jest.fn() }))
const adopt = jest.mocked(adoptStyle)
const page = () => null

const route = (path: string, remote: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  remote,
  expose: './Page',
  entry: [`/r/${remote}/entry.js`, 'sha384-a'],
  files: [],
  query: [],
  ...more,
})
const RELEASE = '0000000000000001'
const home = route('/', 'shop')
const table = [
  home,
  route('/offer', 'shop', { prefetch: true, data: RELEASE, query: ['search'] }),
  route('/revista', 'magazine'),
  route('/cursos', 'courses'),
]

/** The server's responses; an address that is missing here cannot be reached. */
let answers: Map<string, { status: number; text: string }>
let asked: string[]
/** Addresses that never get a response. */
let hanging: Set<string>

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  hanging = new Set()
  answers = new Map([
    ['/_routes/edition.json', { status: 200, text: JSON.stringify(table) }],
    ['/r/shop/entry.js', { status: 200, text: '' }],
    [`/_data/${RELEASE}/offer.json`, { status: 200, text: JSON.stringify({ data: 'an offer' }) }],
    [`/_data/${RELEASE}/offer.json?search=a`, { status: 200, text: JSON.stringify({ data: 'an offer for a' }) }],
  ])
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url)
    if (hanging.has(url)) return new Promise(() => {})
    const answer = answers.get(url)
    if (!answer) throw new TypeError('Failed to fetch')
    return {
      ok: answer.status < 400,
      status: answer.status,
      text: async () => answer.text,
      json: async () => JSON.parse(answer.text),
      arrayBuffer: async () => new ArrayBuffer(0),
    }
  }) as unknown as typeof fetch
  load.mockReset().mockResolvedValue(page)
  history.replaceState(null, '', '/')
})
afterEach(() => jest.useRealTimers())

function open() {
  const snapshot: Snapshot = {
    edition: 'edition',
    site: sampleSite,
    shell: [],
    page: { path: '/', route: home, params: {}, query: {} },
  }
  const views: View[] = []
  const navigation = createNavigation(snapshot)
  navigation.connect((view) => void views.push(view))
  return { navigation, views, shown: () => views.map(({ url, status }) => `${url} ${status}`) }
}

const snapshotOf = (entry: string) =>
  `<script type="application/json" id="snapshot">{"shell":[],"page":{"route":{"entry":["${entry}","x"]}}}</script>`

const to = (path: string) => new URL(path, location.href)
/** Runs everything that waits only for promises. */
const settle = () => jest.advanceTimersByTimeAsync(0)

it('shows the page of a link as a new history entry', async () => {
  const { navigation, views } = open()
  const steps = history.length

  navigation.push(to('/offer?search=a'))
  await settle()

  expect(views).toMatchObject([
    {
      status: 'shown',
      url: '/offer?search=a',
      navigationType: 'push',
      page: { query: { search: 'a' }, data: 'an offer for a' },
    },
  ])
  expect(location.pathname + location.search).toBe('/offer?search=a')
  expect(history.length).toBe(steps + 1)
})

it('shows the page that was requested last, however late an earlier one arrives', async () => {
  const { navigation, shown } = open()
  let come: (component: typeof page) => void = () => {}
  load.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))

  navigation.push(to('/revista'))
  await settle()
  navigation.push(to('/cursos'))
  await settle()
  come(page)
  await settle()

  expect(shown()).toEqual(['/cursos shown'])
  expect(location.pathname).toBe('/cursos')
})

// Loading a new document when the server responds is tested in a browser: tests/loading/composition.spec.ts.
it('says that a page is unavailable, and again after a retry while the server is unreachable', async () => {
  const { navigation, views, shown } = open()
  load.mockRejectedValueOnce(new Error('unreachable'))
  navigation.push(to('/revista'))
  await settle()
  expect(shown()).toEqual(['/revista unavailable'])

  const [view] = views
  if (view?.status === 'unavailable') view.retry()
  await settle()

  expect(asked.at(-1)).toBe(location.href)
  expect(shown()).toEqual(['/revista unavailable'])
})

it('returns to the former page without a new history entry', async () => {
  const { navigation, shown } = open()
  navigation.push(to('/revista'))
  await settle()
  const steps = history.length

  history.replaceState(null, '', '/cursos')
  dispatchEvent(new PopStateEvent('popstate'))
  await settle()

  expect(shown()).toEqual(['/revista shown', '/cursos shown'])
  expect(history.length).toBe(steps)
})

it("adopts a page's styles together with the page, and keeps those of the former one until then", async () => {
  document.body.innerHTML = snapshotOf('/r/shop/entry.js')
  const text = `<html><head><style data-emotion="css">.a{}</style></head><body>${snapshotOf('/r/courses/entry.js')}</body></html>`
  answers.set('/cursos?styled', { status: 200, text })
  const { navigation, views } = open()
  let begin = () => {}
  navigation.through((show) => (view) => {
    begin = () => show(view)
  })

  navigation.push(to('/cursos?styled'))
  await settle()
  expect(adopt).not.toHaveBeenCalled()
  begin()

  expect(adopt.mock.calls).toEqual([['.a{}']])
  expect(views).toMatchObject([{ status: 'shown', url: '/cursos?styled' }])
})

it('leaves navigation within the page to the page', async () => {
  const { navigation, shown } = open()
  const stepTo = (path: string) => {
    history.replaceState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return settle()
  }

  await stepTo('/#produtos')
  expect(shown()).toEqual([])

  navigation.push(to('/revista'))
  await settle()
  await stepTo('/revista#capa')
  expect(shown()).toEqual(['/revista shown'])
})

it('requests the table of routes once', async () => {
  const { navigation } = open()

  for (const path of ['/revista', '/cursos']) {
    navigation.push(to(path))
    await settle()
  }
  await navigation.table.prefetchedPaths()

  expect(asked.filter((url) => url.startsWith('/_routes/'))).toHaveLength(1)
})

it.each([
  { what: 'no matching route', path: '/unknown', arrange: () => {} },
  { what: 'no table of routes', path: '/revista', arrange: () => answers.delete('/_routes/edition.json') },
  {
    what: 'something else instead of the table',
    path: '/revista',
    arrange: () => answers.set('/_routes/edition.json', { status: 200, text: '{"login":"please"}' }),
  },
  {
    what: 'a script of a replaced release',
    path: '/revista',
    arrange() {
      load.mockRejectedValue(new Error('404'))
      document.body.innerHTML = snapshotOf('/r/shop/entry.js')
      answers.set('/revista', { status: 200, text: `<html><body>${snapshotOf('/r/magazine/next.js')}</body></html>` })
    },
  },
  {
    what: 'a release that is gone',
    path: '/offer?search=gone',
    arrange: () => answers.set(`/_data/${RELEASE}/offer.json?search=gone`, { status: 410, text: '' }),
  },
])('leaves a link to the browser with $what', async ({ path, arrange }) => {
  arrange()
  // jsdom cannot navigate away, and reports that.
  const left = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { navigation, shown } = open()

  navigation.push(to(path))
  await settle()

  expect(shown()).toEqual([])
  expect(left).toHaveBeenCalledTimes(1)
  expect(String(left.mock.calls[0])).toContain('navigation')
  left.mockRestore()
})

it.each([
  { what: 'document', address: '/offer?search=document' },
  { what: 'data', address: `/_data/${RELEASE}/offer.json?search=data` },
  { what: 'table of routes', address: '/_routes/edition.json' },
])('loads a new document if the $what has not arrived after 8 s', async ({ what, address }) => {
  const left = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers.set(`/_data/${RELEASE}/offer.json?search=document`, { status: 200, text: '{"data":"an offer"}' })
  hanging.add(address)
  const { navigation, shown } = open()

  navigation.push(to(`/offer?search=${what}`))
  await jest.advanceTimersByTimeAsync(7_999)
  expect(left).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(String(left.mock.calls[0])).toContain('navigation')
  expect(shown()).toEqual([])
  left.mockRestore()
})

describe('a prefetched page', () => {
  it('has its script and its data, so that a click requests nothing', async () => {
    const { navigation } = open()
    expect(navigation.isPrefetched(to('/offer'))).toBe(false)

    await prefetchPage(navigation, '/offer')

    expect(navigation.isPrefetched(to('/offer'))).toBe(true)
    expect(asked).toEqual(['/_routes/edition.json', '/r/shop/entry.js', '/offer', `/_data/${RELEASE}/offer.json`])
    expect(load).not.toHaveBeenCalled()
  })

  it('may belong to another remote', async () => {
    answers.set('/r/magazine/entry.js', { status: 200, text: '' })
    const { navigation } = open()

    await prefetchPage(navigation, '/revista')

    expect(navigation.isPrefetched(to('/revista'))).toBe(true)
    expect(asked).toContain('/r/magazine/entry.js')
  })

  it('is shown on arrival if it was clicked before', async () => {
    const { navigation, shown } = open()
    let come = () => {}
    navigation.expect('/revista', new Promise<void>((resolve) => (come = resolve)))
    expect(navigation.isPrefetched(to('/revista#capa'))).toBe(true)

    navigation.push(to('/revista#capa'))
    await settle()
    expect(load).not.toHaveBeenCalled()
    come()
    await settle()

    expect(shown()).toEqual(['/revista shown'])
  })

  it('is left to the browser if it fails, for the waiting click and the next one', async () => {
    const left = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { navigation, shown } = open()
    let fail = (_: Error) => {}
    navigation.expect('/revista', new Promise((_, reject) => (fail = reject)))

    navigation.push(to('/revista'))
    fail(new Error('network'))
    await settle()

    expect(String(left.mock.calls[0])).toContain('navigation')
    expect(shown()).toEqual([])
    expect(navigation.isPrefetched(to('/revista'))).toBe(false)
    left.mockRestore()
  })
})
