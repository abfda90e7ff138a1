import { pageOf } from './pageOf.ts'

it.each([
  { value: undefined, page: 1 },
  { value: '', page: 1 },
  { value: '1', page: 1 },
  { value: '2', page: 2 },
  { value: '17', page: 17 },
  { value: '0', page: 1 },
  { value: '-1', page: 1 },
  { value: '2.5', page: 1 },
  { value: '1e3', page: 1 },
  { value: '0x10', page: 1 },
  { value: ' 2', page: 1 },
  { value: 'NaN', page: 1 },
  { value: '<script>', page: 1 },
  { value: '9'.repeat(400), page: 100_000 },
])('an address with page $value asks for page $page', ({ value, page }) => {
  expect(pageOf(value)).toBe(page)
})
