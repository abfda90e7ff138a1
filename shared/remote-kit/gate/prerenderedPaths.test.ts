import { prerenderedPaths } from './prerenderedPaths.ts'

const itemsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/sample/${n}` }))

/** A release with a list and pages, both with content of their own. */
const releaseOf = (count: number, content = true) => ({
  routes: [
    { path: '/sample', paths: [{ path: '/sample' }], content },
    { path: '/sample/:name', paths: itemsOf(count), content },
  ],
})

const none = async () => false

it.each([
  { release: '100 pages', count: 100, content: true, prerendered: 101 },
  { release: '101 pages', count: 101, content: true, prerendered: 1 + 12 + 7 },
  { release: '5,000 pages', count: 5_000, content: true, prerendered: 1 + 12 + 8 },
  { release: '10,000 pages', count: 10_000, content: true, prerendered: 1 + 12 + 8 },
  { release: '5,000 pages without content of their own', count: 5_000, content: false, prerendered: 5_001 },
])('prerenders $prerendered of $release', async ({ count, content, prerendered }) => {
  expect((await prerenderedPaths(releaseOf(count, content), none)).size).toBe(prerendered)
})

it('always prerenders the list, the first pages and the last one', async () => {
  const prerendered = await prerenderedPaths(releaseOf(5_000), none)

  expect([...prerendered]).toEqual(expect.arrayContaining(['/sample', '/sample/0', '/sample/11', '/sample/4999']))
  expect(prerendered.has('/sample/12')).toBe(false)
})

it('prerenders a changed page, wherever it is', async () => {
  const page = '/sample/3333'

  expect((await prerenderedPaths(releaseOf(5_000), none)).has(page)).toBe(false)
  expect((await prerenderedPaths(releaseOf(5_000), async (path) => path === page)).has(page)).toBe(true)
})

it('prerenders the first pages as samples if all have changed', async () => {
  const prerendered = await prerenderedPaths(releaseOf(5_000), async () => true)

  expect(prerendered.size).toBe(1 + 40 + 8)
  expect(prerendered.has('/sample/39')).toBe(true)
})
