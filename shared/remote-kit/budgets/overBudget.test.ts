import { largestOf, overBudget } from './overBudget.ts'

const counted = { place: '/x', count: 1001, unit: 'elements', madeOf: () => largestOf({ a: 1, b: 1000 }) }

it.each([
  { budget: 1002, message: undefined },
  { budget: 1001, message: undefined },
  { budget: 1000, message: '/x: 1,001 elements, budget 1,000; largest: b 1,000, a 1' },
])('reports 1,001 at a budget of $budget as: $message', ({ budget, message }) => {
  expect(overBudget({ ...counted, budget })).toBe(message)
})

it('names the five largest, and says that there are more', () => {
  expect(largestOf({ a: 1, b: 6, c: 3, d: 4, e: 5, f: 2 })).toBe('largest: b 6, e 5, d 4, c 3, f 2, …')
  expect(largestOf({ a: 1, b: 6, c: 3, d: 4, e: 5 })).toBe('largest: b 6, e 5, d 4, c 3, a 1')
})
