import { pageNumbers } from './Pagination.tsx'

it.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 1, pages: 2, shown: [1, 2] },
  { page: 1, pages: 3, shown: [1, 2, 3] },
  { page: 1, pages: 4, shown: [1, 2, 3, 4] },
  { page: 3, pages: 5, shown: [1, 2, 3, 4, 5] },
  { page: 1, pages: 17, shown: [1, 2, 'gap', 17] },
  { page: 4, pages: 17, shown: [1, 2, 3, 4, 5, 'gap', 17] },
  { page: 9, pages: 17, shown: [1, 'gap', 8, 9, 10, 'gap', 17] },
  { page: 17, pages: 17, shown: [1, 'gap', 16, 17] },
])('offers $shown on page $page of $pages', ({ page, pages, shown }) => {
  expect(pageNumbers(page, pages)).toEqual(shown)
})
