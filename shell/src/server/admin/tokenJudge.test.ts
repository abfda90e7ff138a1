import rateLimit from '@fastify/rate-limit'
import Fastify from 'fastify'
import { createTokenJudge, MAX_WRONG_TOKENS } from './tokenJudge.ts'

const TOKEN = 'correct-horse-battery'

it('judges no more guesses that are sent at once than it judges one by one', async () => {
  const app = Fastify()
  await app.register(rateLimit, { global: false })
  const judge = createTokenJudge(app, TOKEN)
  app.get('/', async (request) => judge(request, request.headers.authorization))
  const guess = async (authorization: string) =>
    (await app.inject({ url: '/', headers: { authorization } })).json<{ status: string }>().status

  const verdicts = await Promise.all([...Array.from({ length: 30 }, () => 'wrong'), TOKEN].map(guess))

  expect(verdicts.filter((verdict) => verdict === 'wrong').length).toBeLessThanOrEqual(MAX_WRONG_TOKENS)
  expect(verdicts.at(-1)).toBe('tooMany')
  await app.close()
})
