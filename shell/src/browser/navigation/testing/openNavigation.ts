import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { loadPage } from '../../federation/federation.ts'
import { createNavigation } from '../createNavigation.ts'
import type { View } from '../View.ts'

/** The module is mocked by the test files: `jest.mock` applies only where it is written. */
export const load = jest.mocked(loadPage)
export const page = () => null

const route = (path: string, remote: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  remote,
  expose: './Page',
  entry: [`/r/${remote}/entry.js`, 'sha384-a'],
  files: [],
  query: [],
  ...more,
})
export const RELEASE = '0000000000000001'
const home = route('/', 'shop')
const table = [
  home,
  route('/offer', 'shop', { prefetch: true, data: RELEASE, query: ['search'] }),
  route('/revista', 'magazine'),
  route('/cursos', 'courses'),
]

/** The server's responses; an address that is missing here cannot be reached. */
export let answers: Map<string, { status: number; text: string }>
/** The requested addresses. */
export let asked: string[]
/** Addresses that never get a response. */
export let hanging: Set<string>

let listen: jest.SpiedFunction<typeof addEventListener>

/** For `beforeEach`. */
export function setUp(): void {
  jest.useFakeTimers()
  listen = jest.spyOn(window, 'addEventListener')
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
}

/** For `afterEach`. */
export function tearDown(): void {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
  listen.mockRestore()
  delete window.__navigates
  jest.useRealTimers()
}

/** A navigation that cannot show anything yet. */
export function create() {
  const snapshot: Snapshot = {
    edition: 'edition',
    site: sampleSite,
    shell: [],
    page: { path: '/', route: home, params: {}, query: {} },
  }
  return createNavigation(snapshot)
}

export function open() {
  const views: View[] = []
  const navigation = create()
  navigation.connect((view) => void views.push(view))
  return { navigation, views, shown: () => views.map(({ url, status }) => `${url} ${status}`) }
}

/** The snapshot of a document with this container entry. */
export const snapshotOf = (entry: string) =>
  `<script type="application/json" id="snapshot">{"shell":[],"page":{"route":{"entry":["${entry}","x"]}}}</script>`

export const to = (path: string) => new URL(path, location.href)
/** Runs everything that waits only for promises. */
export const settle = () => jest.advanceTimersByTimeAsync(0)
