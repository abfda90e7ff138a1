import type { RouteEntry } from '@site/contracts/Snapshot'

type Asked = { url: string; init: RequestInit }
let asked: Asked[]
let status: number

/** A fresh module for each test, because it remembers what was requested. */
let prefetchFiles: typeof import('./prefetchFiles.ts')['prefetchFiles']

beforeEach(() => {
  jest.isolateModules(() => {
    prefetchFiles = jest.requireActual<typeof import('./prefetchFiles.ts')>('./prefetchFiles.ts').prefetchFiles
  })
  asked = []
  status = 200
  globalThis.fetch = jest.fn(async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return { ok: status < 400, arrayBuffer: async () => new ArrayBuffer(0) }
  }) as unknown as typeof fetch
})
afterEach(() => document.head.replaceChildren())

const route: Pick<RouteEntry, 'entry' | 'files'> = {
  entry: ['/r/shop/entry.js', 'sha384-a'],
  files: [['/r/shop/offer.js', 'sha384-b']],
}
const prefetch = () => prefetchFiles(route as RouteEntry)

it('fetches each file like its script element will, with its hash and the lowest priority', async () => {
  await prefetch()

  const how = { mode: 'cors', credentials: 'same-origin', priority: 'low' }
  expect(asked).toEqual([
    { url: '/r/shop/entry.js', init: { ...how, integrity: 'sha384-a' } },
    { url: '/r/shop/offer.js', init: { ...how, integrity: 'sha384-b' } },
  ])
})

it('fetches a file once', async () => {
  await Promise.all([prefetch(), prefetch()])
  await prefetch()

  expect(asked).toHaveLength(2)
})

it('does not fetch a file that the page already has a script of', async () => {
  document.head.append(Object.assign(document.createElement('script'), { src: '/r/shop/entry.js' }))

  await prefetch()

  expect(asked.map(({ url }) => url)).toEqual(['/r/shop/offer.js'])
})

it('fails if a file cannot be fetched, and fetches it again the next time', async () => {
  status = 404
  await expect(prefetch()).rejects.toThrow('/r/shop/entry.js cannot be prefetched.')

  status = 200
  await prefetch()

  expect(asked).toHaveLength(4)
})
