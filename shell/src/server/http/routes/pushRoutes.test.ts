import { deskPushPath } from '@site/contracts/DeskPush'
import Fastify, { type FastifyInstance } from 'fastify'
import rateLimit from '@fastify/rate-limit'
import { type Person, tokenBearer } from '../../admin/Person.ts'
import { guardOf } from '../../admin/testing/guardOf.ts'
import type { PushResult } from '../../push/sendPush.ts'
import { pushRoutes } from './pushRoutes.ts'

const apps: FastifyInstance[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
})

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
}
const seller: Person = { id: 'bia', name: 'Bia', roles: ['seller'] }

async function open(person: Person | undefined, result: PushResult = { status: 'accepted' }) {
  const own = new Map<string, string>()
  const app = Fastify()
  apps.push(app)
  app.decorate('guard', guardOf(person))
  await app.register(rateLimit, { global: false })
  await app.register(pushRoutes, {
    brand: 'Praça',
    devices: {
      keys: async () => ({ publicKey: 'public', privateKey: 'private' }),
      add: async (id, { endpoint }) => void own.set(endpoint, id),
      remove: async (endpoint) => void own.delete(endpoint),
      find: async (id, endpoint) => (own.get(endpoint) === id ? device : undefined),
      ofSellers: async () => [],
    },
    send: async () => result,
  })
  const post = async (action: string, payload: object, headers: object = { origin: 'http://localhost' }) => {
    const url = `${deskPushPath}/${action}`
    const response = await app.inject({ method: 'POST', url, payload, headers: { host: 'localhost', ...headers } })
    return { status: response.statusCode, body: response.json() as unknown }
  }
  return { app, own, post }
}

it.each<{ who: string; person: Person | undefined; status: number }>([
  { who: 'nobody', person: undefined, status: 401 },
  { who: 'a writer', person: { ...seller, roles: ['writer'] }, status: 403 },
  { who: 'the bearer of the token', person: tokenBearer, status: 403 },
  { who: 'a seller', person: seller, status: 200 },
  { who: 'an owner', person: { ...seller, roles: ['owner'] }, status: 200 },
])('answers $who with $status', async ({ person, status }) => {
  const { app, post } = await open(person)

  expect((await app.inject(deskPushPath)).statusCode).toBe(status)
  expect((await post('add', device)).status).toBe(status)
  expect((await post('test', device)).status).toBe(status)
})

it('gives away the public key alone', async () => {
  const { app } = await open(seller)

  expect((await app.inject(deskPushPath)).json()).toEqual({ publicKey: 'public' })
})

it('adds a device, tries it and removes it', async () => {
  const { post } = await open(seller)

  expect((await post('known', device)).body).toEqual({ isOn: false })
  expect((await post('add', device)).body).toEqual({ isOn: true })
  expect((await post('known', device)).body).toEqual({ isOn: true })
  expect((await post('test', device)).body).toEqual({ isOn: true, reason: null })
  expect((await post('remove', device)).body).toEqual({ isOn: false })
  expect((await post('test', device)).body).toEqual({ isOn: false })
})

it.each<{ result: PushResult; body: object; left: number }>([
  { result: { status: 'refused', reason: 'HTTP 500' }, body: { isOn: true, reason: 'HTTP 500' }, left: 1 },
  { result: { status: 'gone' }, body: { isOn: false, reason: expect.stringContaining('ligue de novo') }, left: 0 },
])('says of a test that was $result.status', async ({ result, body, left }) => {
  const { own, post } = await open(seller, result)
  await post('add', device)

  expect((await post('test', device)).body).toEqual(body)
  expect(own.size).toBe(left)
})

it.each<{ what: string; payload: object; headers?: object; status: number }>([
  { what: 'a foreign page', payload: device, headers: { origin: 'http://evil.example' }, status: 403 },
  { what: 'an address that is no push service', payload: { ...device, endpoint: 'https://10.0.0.1/x' }, status: 422 },
  { what: 'something else', payload: { endpoint: 7 }, status: 422 },
  { what: 'no keys', payload: { endpoint: device.endpoint }, status: 422 },
])('takes nothing from $what', async ({ payload, headers, status }) => {
  const { own, post } = await open(seller)

  expect((await post('add', payload, headers)).status).toBe(status)
  expect(own.size).toBe(0)
})

it('has an application for phones, with a worker that answers no request', async () => {
  const { app } = await open(seller)

  expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({ name: 'Equipe Praça', start_url: '/' })
  const worker = await app.inject('/sw.js')
  expect(worker.headers['content-type']).toContain('text/javascript')
  expect(worker.body).toContain("addEventListener('push'")
  expect(worker.body).not.toMatch(/'fetch'|caches/)
})
