import { contentFileOf } from '@site/contracts/PageContent'
import { sampleRelease } from '../../releases/testing/sampleRelease.ts'
import { pagesAhead } from './pagesAhead.ts'

const itemsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ path: `/sample/${n}` }))

/** A release of a list and of pages with content of their own, whose files of contents have these hashes, or one for all. */
function releaseOf(count: number, { content = true, changed = [] as string[] } = {}) {
  const files = Object.fromEntries(itemsOf(count).map(({ path }) => [contentFileOf(path), 'as before']))
  for (const path of changed) files[contentFileOf(path)] = 'other'
  return sampleRelease({ '/sample': {}, '/sample/:name': { paths: itemsOf(count), content } }, { files })
}

it.each([
  { release: '100 pages', count: 100, content: true, ahead: 101 },
  { release: '101 pages', count: 101, content: true, ahead: 1 + 40 + 6 },
  { release: '5,000 pages', count: 5_000, content: true, ahead: 1 + 40 + 10 },
  { release: '10,000 pages', count: 10_000, content: true, ahead: 1 + 40 + 10 },
  { release: '5,000 pages without content of their own', count: 5_000, content: false, ahead: 5_001 },
])('of $release $ahead are made ahead', ({ count, content, ahead }) => {
  expect(pagesAhead(releaseOf(count, { content }), undefined).size).toBe(ahead)
})

it('the list, the first pages and the last one are always among them', () => {
  const ahead = pagesAhead(releaseOf(5_000), undefined)

  expect([...ahead]).toEqual(expect.arrayContaining(['/sample', '/sample/0', '/sample/39', '/sample/4999']))
  expect(ahead.has('/sample/40')).toBe(false)
})

it('a page that has changed is made ahead, wherever it stands', () => {
  const page = '/sample/3333'

  expect(pagesAhead(releaseOf(5_000), releaseOf(5_000)).has(page)).toBe(false)
  expect(pagesAhead(releaseOf(5_000, { changed: [page] }), releaseOf(5_000)).has(page)).toBe(true)
})

it('where all have changed, the first of them stand for the others', () => {
  const all = itemsOf(5_000).map(({ path }) => path)

  expect(pagesAhead(releaseOf(5_000, { changed: all }), releaseOf(5_000)).size).toBe(1 + 40 + 10)
})
