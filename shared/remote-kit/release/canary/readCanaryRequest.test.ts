import { readCanaryRequest } from './readCanaryRequest.ts'

it.each([
  { given: { auto: false }, request: undefined },
  { given: { canary: '10', auto: false }, request: { share: 10, auto: false } },
  { given: { canary: '1', auto: true }, request: { share: 1, auto: true } },
])('reads $given', ({ given, request }) => {
  expect(readCanaryRequest(given)).toEqual(request)
})

it.each(['0', '100', '1.5', '-1', 'dez', ''])('refuses the share "%s"', (canary) => {
  expect(() => readCanaryRequest({ canary, auto: false })).toThrow('from 1 to 99')
})

it('refuses to raise a share that is not given', () => {
  expect(() => readCanaryRequest({ auto: true })).toThrow('--canary 1 --auto')
})
