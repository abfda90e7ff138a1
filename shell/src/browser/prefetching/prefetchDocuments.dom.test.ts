import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import { prefetchDocuments } from './prefetchDocuments.ts'

const route = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  remote: 'mfe_shop',
  expose: './Page',
  entry: ['/r/mfe-shop/entry.js', 'sha384-a'],
  files: [],
  query: [],
  ...more,
})

let asked: string[]

beforeEach(() => {
  asked = []
  const table = [route('/produtos', { prefetch: true }), route('/carrinho'), route('/apoio', { prefetch: true })]
  globalThis.fetch = jest.fn(async (url: string) => {
    asked.push(url)
    if (url.endsWith('.json')) return { ok: true, json: async () => table }
    return { ok: true, arrayBuffer: async () => new ArrayBuffer(0) }
  }) as unknown as typeof fetch
})

const snapshotOf = (page: Pick<RouteEntry, 'unlisted'>) =>
  ({ edition: 'e1', page: { route: route('/historia', page) } }) as Snapshot

it('prefetches the documents of the pages whose releases ask for it, and no script', async () => {
  await prefetchDocuments(snapshotOf({}))

  expect(asked).toEqual([expect.stringMatching(/e1.*\.json$/), '/produtos', '/apoio'])
})

it('prefetches nothing from a page that is not for visitors', async () => {
  await prefetchDocuments(snapshotOf({ unlisted: true }))

  expect(asked).toEqual([])
})

it('ignores failed requests', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('network'))

  await expect(prefetchDocuments(snapshotOf({}))).resolves.toBeUndefined()
})
