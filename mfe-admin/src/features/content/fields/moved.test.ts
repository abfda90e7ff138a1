import { moved } from './moved.ts'

it.each([
  { from: 0, to: 1, result: 'bac' },
  { from: 2, to: 1, result: 'acb' },
  { from: 0, to: -1, result: 'abc' },
  { from: 2, to: 3, result: 'abc' },
  { from: 5, to: 0, result: 'abc' },
])('from $from to $to', ({ from, to, result }) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(result)
})
