import { createMemory } from './limitMemory.ts'
import { rateLimit } from './rateLimit.ts'

it('counts the addresses of one network as one, in windows of ten minutes', async () => {
  let now = 0
  const limit = rateLimit(
    'leads',
    2,
    createMemory(() => now),
  )
  const count = (...addresses: string[]) => Promise.all(addresses.map(limit))

  expect(await count('2001:db8:1:2::a', '2001:db8:1:2:ffff::b')).toEqual([0, 0])
  expect(await count('2001:DB8:1:2::c')).toEqual([600])
  expect(await count('2001:db8:1:3::a')).toEqual([0])
  expect(await count('203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7')).toEqual([0, 0, 600])
  expect(await count('203.0.113.8')).toEqual([0])

  now = 599_999
  expect(await count('203.0.113.7')).toEqual([1])
  now = 600_000
  expect(await count('203.0.113.7')).toEqual([0])
})
