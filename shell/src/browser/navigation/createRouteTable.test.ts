import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import type { RouteEntry } from '@site/contracts/Snapshot'
import { createRouteTable } from './createRouteTable.ts'

const route = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  path,
  remote: 'shop',
  expose: './Page',
  entry: ['/r/shop/entry.js', 'sha384-a'],
  files: [],
  query: [],
  ...more,
})
const home = route('/')
const table = [home, route('/offers', { prefetch: true }), route('/offers/:name')]

/** The network's responses, in order; the last one repeats. */
function answering(...answers: (() => Promise<unknown>)[]) {
  const fetched = jest.fn<Promise<unknown>, [string]>(
    () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(),
  )
  globalThis.fetch = fetched as unknown as typeof fetch
  return fetched
}
const answer =
  (content: unknown, ok = true) =>
  async () => ({ ok, json: async () => content })
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

const open = () =>
  createRouteTable({
    edition: 'edition',
    site: sampleSite,
    shell: [],
    page: { path: '/', route: home, params: {}, query: {} },
  })

it("finds the document's own route without a request", async () => {
  const fetched = answering(unreachable)

  expect((await open().find('/'))?.route).toBe(home)
  expect(fetched).not.toHaveBeenCalled()
})

it("requests the table of the document's edition once", async () => {
  const fetched = answering(answer(table))
  const routes = open()

  expect(await routes.find('/offers/vase')).toMatchObject({
    route: { path: '/offers/:name' },
    params: { name: 'vase' },
  })
  expect(await routes.find('/elsewhere')).toBeUndefined()
  expect(await routes.prefetchedPaths()).toEqual(['/offers'])
  expect(fetched.mock.calls).toEqual([['/_routes/edition.json']])
})

it("keeps the document's own route if the table has another with the same path", async () => {
  answering(answer([route('/', { expose: './Newer', prefetch: true }), ...table.slice(1)]))
  const routes = open()

  expect(await routes.prefetchedPaths()).toEqual(['/offers'])
  expect((await routes.find('/'))?.route).toBe(home)
})

it.each([
  { what: 'not a list', content: { login: 'please' } },
  { what: 'a list of something else', content: [{ path: '/offers' }] },
  { what: 'an error', content: table, ok: false },
])('knows no other page if the response is $what', async ({ content, ok }) => {
  answering(answer(content, ok))
  const routes = open()

  expect(await routes.find('/offers')).toBeUndefined()
  expect((await routes.find('/'))?.route).toBe(home)
})

it('requests the table again after the network was down', async () => {
  const fetched = answering(unreachable, answer(table))
  const routes = open()

  expect(await routes.find('/offers')).toBeUndefined()
  expect((await routes.find('/offers'))?.route.path).toBe('/offers')
  expect(fetched).toHaveBeenCalledTimes(2)
})
