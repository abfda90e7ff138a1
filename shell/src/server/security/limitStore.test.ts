import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { clientAddress } from './clientAddress.ts'
import { limitStore } from './limitStore.ts'

const MINUTES = 60_000

/** Requests from addresses within a limit of two in ten minutes: the seconds that each has to wait. */
async function open() {
  let now = 0
  const app = Fastify()
  await app.register(rateLimit, { global: false, store: limitStore(() => now) })
  const limiter = () => app.createRateLimit({ max: 2, timeWindow: 10 * MINUTES, keyGenerator: clientAddress })
  const [limit, other] = [limiter(), limiter()]
  app.get('/', async (request) => {
    const state = await limit(request)
    return state.isAllowed || !state.isExceeded ? 0 : state.ttlInSeconds
  })
  app.get('/other', async (request) => {
    const state = await other(request, { increment: false })
    return state.isAllowed ? 0 : state.remaining
  })
  const ask = async (url: string, remoteAddress: string) => Number((await app.inject({ url, remoteAddress })).body)
  return {
    close: () => app.close(),
    count: (...addresses: string[]) => Promise.all(addresses.map((address) => ask('/', address))),
    left: (address: string) => ask('/other', address),
    setTime(time: number) {
      now = time
    },
  }
}

it('counts the addresses of one network as one, each limit for itself', async () => {
  const { count, left, setTime, close } = await open()

  expect(await count('2001:db8:1:2::a', '2001:db8:1:2:ffff::b')).toEqual([0, 0])
  expect(await count('2001:DB8:1:2::c')).toEqual([600])
  expect(await count('2001:db8:1:3::a')).toEqual([0])
  expect(await count('203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7')).toEqual([0, 0, 600])
  expect(await count('203.0.113.8')).toEqual([0])
  expect(await left('203.0.113.7')).toBe(2)

  setTime(10 * MINUTES - 1)
  expect(await count('203.0.113.7')).toEqual([1])
  setTime(10 * MINUTES)
  expect(await count('203.0.113.7')).toEqual([0])
  await close()
})
