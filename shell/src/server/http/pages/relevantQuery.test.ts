import { relevantQuery } from './relevantQuery.ts'

it.each([
  { search: '', names: ['search'], asked: '' },
  { search: '?', names: ['search'], asked: '' },
  { search: '?search=pizza', names: [], asked: '' },
  { search: '?utm_source=mail&gclid=a&fbclid=b', names: ['search', 'page'], asked: '' },
  { search: '?search=', names: ['search'], asked: '' },
  { search: '?gclid=a&page=2&search=a%20%26%20b', names: ['search', 'page'], asked: '?search=a+%26+b&page=2' },
  { search: '?se%61rch=pizza', names: ['search'], asked: '?search=pizza' },
])('reduces $search to $asked for a page with the parameters $names', ({ search, names, asked }) => {
  expect(relevantQuery(search, names)).toBe(asked)
})
