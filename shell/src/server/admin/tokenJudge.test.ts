import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { limitStore } from '../http/workers/limitStore.ts'
import { createMemory, type SharedMemory } from '../workers/SharedMemory.ts'
import { createTokenJudge, MAX_WRONG_TOKENS } from './tokenJudge.ts'

const TOKEN = 'correct-horse-battery'

/** Counts in another process: each access takes a message and its answer. */
function distant(memory: SharedMemory): Pick<SharedMemory, 'count'> {
  return {
    async count(of) {
      await new Promise(setImmediate)
      const counted = await memory.count(of)
      await new Promise(setImmediate)
      return counted
    },
  }
}

it('judges as many guesses that are sent at once as it judges one by one', async () => {
  const app = Fastify()
  await app.register(rateLimit, { global: false, store: limitStore(distant(createMemory(() => 0))) })
  const judge = await createTokenJudge(app, TOKEN)
  app.get('/', async (request) => judge(request, request.headers.authorization))
  const guess = async (authorization: string) =>
    (await app.inject({ url: '/', headers: { authorization } })).json<{ status: string }>().status

  const verdicts = await Promise.all([...Array.from({ length: 30 }, () => 'wrong'), TOKEN].map(guess))

  expect(verdicts.filter((verdict) => verdict === 'wrong')).toHaveLength(MAX_WRONG_TOKENS)
  expect(verdicts.at(-1)).toBe('tooMany')
  await app.close()
})
