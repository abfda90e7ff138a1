import { qualityWithin } from './encodeBody.ts'

const text = (length: number) => 'a'.repeat(length)

it('compresses the first texts as well as possible, and the rest quickly once the budget is used up', () => {
  const quality = qualityWithin(100)

  const qualities = Array.from({ length: 12 }, () => quality(text(10)))

  expect(qualities).toEqual([...Array.from({ length: 10 }, () => 11), 5, 5])
})

it('skips a text that is too large for the rest of the budget', () => {
  const quality = qualityWithin(10)

  expect([...Array.from({ length: 9 }, () => text(1)), text(2), text(1)].map(quality).slice(-2)).toEqual([5, 11])
})

it('spends nothing on a text larger than a tenth of the budget', () => {
  expect([text(10), text(11)].map(qualityWithin(100))).toEqual([11, 5])
})

it('never uses up a budget of nothing', () => {
  expect(qualityWithin(0)('a')).toBe(5)
})
