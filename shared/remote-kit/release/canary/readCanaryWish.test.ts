import { readCanaryWish } from './readCanaryWish.ts'

it.each([
  { given: { auto: false }, wish: undefined },
  { given: { canary: '10', auto: false }, wish: { share: 10, auto: false } },
  { given: { canary: '1', auto: true }, wish: { share: 1, auto: true } },
])('reads $given', ({ given, wish }) => {
  expect(readCanaryWish(given)).toEqual(wish)
})

it.each(['0', '100', '1.5', '-1', 'dez', ''])('takes no share of "%s"', (canary) => {
  expect(() => readCanaryWish({ canary, auto: false })).toThrow('from 1 to 99')
})

it('raises nothing that does not begin', () => {
  expect(() => readCanaryWish({ auto: true })).toThrow('--canary 1 --auto')
})
