import { rateLimit } from './rateLimit.ts'

it('counts the addresses of one network as one, in windows of ten minutes', () => {
  let now = 0
  const count = rateLimit(2, () => now)

  expect([count('2001:db8:1:2::a'), count('2001:db8:1:2:ffff::b')]).toEqual([0, 0])
  expect(count('2001:DB8:1:2::c')).toBe(600)
  expect(count('2001:db8:1:3::a')).toBe(0)
  expect([count('203.0.113.7'), count('::ffff:203.0.113.7'), count('203.0.113.7')]).toEqual([0, 0, 600])
  expect(count('203.0.113.8')).toBe(0)

  now = 599_999
  expect(count('203.0.113.7')).toBe(1)
  now = 600_000
  expect(count('203.0.113.7')).toBe(0)
})
