import { qualityWithin } from './encodeBody.ts'

const text = (length: number) => 'a'.repeat(length)

it('compresses the first texts as well as can be, and what is beyond the budget quickly', () => {
  const quality = qualityWithin(100)

  const qualities = Array.from({ length: 12 }, () => quality(text(10)))

  expect(qualities).toEqual([...Array.from({ length: 10 }, () => 11), 5, 5])
})

it('passes over a text that is too large for what is left', () => {
  const quality = qualityWithin(10)

  expect([...Array.from({ length: 9 }, () => text(1)), text(2), text(1)].map(quality).slice(-2)).toEqual([5, 11])
})

it('spends nothing on a text of more than a tenth', () => {
  expect([text(10), text(11)].map(qualityWithin(100))).toEqual([11, 5])
})

it('a budget of nothing is never spent', () => {
  expect(qualityWithin(0)('a')).toBe(5)
})
