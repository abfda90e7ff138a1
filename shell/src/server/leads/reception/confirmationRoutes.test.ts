import Fastify from 'fastify'
import { confirmationsOf } from '../../admin/confirmations.ts'
import { teamInMemory } from '../../admin/testing/teamInMemory.ts'
import { confirmationPath, confirmationRoutes } from './confirmationRoutes.ts'

async function open() {
  const confirmed: string[] = []
  const clock = { now: 1_763_000_000_000 }
  const confirmations = confirmationsOf({
    team: teamInMemory(),
    store: { confirm: async (key) => confirmed.push(key) > 0 },
    now: () => clock.now,
  })
  const app = Fastify()
  await app.register(confirmationRoutes, { confirmations })
  const secret = await confirmations.tokenFor('key-1')
  const ask = async (method: 'GET' | 'POST', given = secret) => {
    const { statusCode, body, headers } = await app.inject({ method, url: confirmationPath + given })
    return { status: statusCode, body, headers }
  }
  return { app, clock, confirmed, secret, ask }
}

it('only shows a button: what looks at links in messages confirms nothing', async () => {
  const { confirmed, secret, ask } = await open()

  const shown = await ask('GET')
  await ask('GET')

  expect(shown.status).toBe(200)
  expect(shown.body).toContain(`<form method="post" action="/leads/confirmar/${secret}"><button`)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(confirmed).toEqual([])
})

it('confirms once', async () => {
  const { confirmed, ask } = await open()

  expect((await ask('POST')).body).toContain('Inscrição confirmada')
  expect((await ask('POST')).status).toBe(404)
  expect((await ask('GET')).status).toBe(404)
  expect(confirmed).toEqual(['key-1'])
})

it.each([
  { what: 'another secret', given: 'x'.repeat(43), passed: 0 },
  { what: 'a secret after thirty days', given: undefined, passed: 30 * 24 * 60 * 60_000 + 1 },
])('confirms nothing with $what', async ({ given, passed }) => {
  const { clock, confirmed, ask } = await open()
  clock.now += passed

  expect((await ask('GET', given)).status).toBe(404)
  expect((await ask('POST', given)).status).toBe(404)
  expect(confirmed).toEqual([])
})
