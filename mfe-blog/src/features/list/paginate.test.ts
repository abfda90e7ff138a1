import { generatedPosts } from './generatedPosts.ts'
import { PAGE_SIZE, paginate } from './paginate.ts'

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

it('a page has six articles', () => {
  expect(PAGE_SIZE).toBe(6)
})

it.each([
  { posts: 0, wanted: 1, page: 1, pages: 1, ids: [] },
  { posts: 1, wanted: 1, page: 1, pages: 1, ids: [1] },
  { posts: 3, wanted: 1, page: 1, pages: 1, ids: idsFrom(1, 3) },
  { posts: 6, wanted: 1, page: 1, pages: 1, ids: idsFrom(1, 6) },
  { posts: 6, wanted: 2, page: 1, pages: 1, ids: idsFrom(1, 6) },
  { posts: 7, wanted: 1, page: 1, pages: 2, ids: idsFrom(1, 6) },
  { posts: 7, wanted: 2, page: 2, pages: 2, ids: [7] },
  { posts: 13, wanted: 2, page: 2, pages: 3, ids: idsFrom(7, 6) },
  { posts: 13, wanted: 3, page: 3, pages: 3, ids: [13] },
  { posts: 13, wanted: 4, page: 3, pages: 3, ids: [13] },
  { posts: 100, wanted: 16, page: 16, pages: 17, ids: idsFrom(91, 6) },
  { posts: 100, wanted: 17, page: 17, pages: 17, ids: idsFrom(97, 4) },
  { posts: 100, wanted: 9999, page: 17, pages: 17, ids: idsFrom(97, 4) },
  { posts: 100, wanted: 0, page: 1, pages: 17, ids: idsFrom(1, 6) },
])('page $wanted of $posts posts is page $page of $pages', ({ posts, wanted, page, pages, ids }) => {
  const result = paginate(generatedPosts(posts), wanted)

  expect({ ...result, items: result.items.map(({ id }) => id) }).toEqual({ items: ids, page, pages })
})
