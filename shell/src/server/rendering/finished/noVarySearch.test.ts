import { noVarySearch } from './noVarySearch.ts'

it.each([
  { query: [], header: 'params' },
  { query: ['search', 'category'], header: 'key-order, params, except=("search" "category")' },
  { query: ['preço "de"\r\n'], header: 'key-order, params, except=("pre%C3%A7o%20%22de%22%0D%0A")' },
])('states that a page depends on $query', ({ query, header }) => {
  expect(noVarySearch(query)).toBe(header)
})
