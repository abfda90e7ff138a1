import { contentDesk } from '@site/contracts/ContentDesk'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import sharp from 'sharp'
import * as v from 'valibot'
import { openSite } from '../testing/openSite.ts'

const TOKEN = 'correct-horse-battery'
const PATH = '/_site/content'
const local = { host: 'admin.localhost' }
const origin = 'http://admin.localhost'
const bearer = { ...local, authorization: `Bearer ${TOKEN}` }
const own = { ...bearer, origin }
const { prices } = sampleEvidence
const publication = { name: 'prices', value: { ...prices, sample: false }, base: null }

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function open(env: Record<string, string> = { ADMIN_TOKEN: TOKEN }) {
  const site = await openSite({ env })
  opened.push(site)
  const { app, store } = site
  const post = (action: string, headers: Record<string, string> = own, payload: object | string = publication) =>
    app.inject({ method: 'POST', url: `${PATH}/${action}`, headers, payload })
  const look = (headers: Record<string, string> = bearer) => app.inject({ url: PATH, headers })
  return { ...site, post, look, versions: async () => (await store.content.list('versions', 10)).length }
}

it('shows what the site says to writers, and to nobody else', async () => {
  const { look } = await open()

  const answer = await look()

  expect(v.parse(contentDesk, answer.json()).mayAct).toBe(true)
  expect(answer.headers['cache-control']).toBe('private, no-store')
  expect((await look(local)).statusCode).toBe(401)
  expect((await look({ ...local, authorization: 'Bearer wrong' })).statusCode).toBe(401)
  expect((await look({ ...bearer, host: 'localhost' })).statusCode).toBe(404)
})

it('publishes for a writer, in her name', async () => {
  const { post, look } = await open()

  expect((await post('publish')).json()).toEqual({ version: 1 })

  expect(v.parse(contentDesk, (await look()).json()).versions).toMatchObject([{ by: 'Chave de acesso' }])
})

it.each([
  { who: 'a stranger', headers: { ...local, origin }, status: 401 },
  { who: 'another site’s page', headers: { ...bearer, origin: 'https://elsewhere.example' }, status: 403 },
  { who: 'a page of the site itself', headers: { ...bearer, origin: 'http://localhost' }, status: 403 },
  { who: 'the site’s own host', headers: { ...own, host: 'localhost' }, status: 405 },
])('does nothing for $who', async ({ headers, status }) => {
  const { post, versions } = await open()

  for (const action of ['draft', 'preview', 'publish', 'plan', 'cancel', 'restore', 'picture']) {
    expect([action, (await post(action, headers)).statusCode]).toEqual([action, status])
  }
  expect(await versions()).toBe(0)
})

it('changes nothing without an access token', async () => {
  const { post, versions } = await open({})

  expect((await post('publish', { ...local, origin })).json()).toEqual({
    reason: expect.stringContaining('Sem ADMIN_TOKEN'),
  })
  expect(await versions()).toBe(0)
})

it.each([
  { what: 'an unknown action', action: 'delete', payload: {}, status: 405 },
  { what: 'an incomplete request', action: 'publish', payload: { name: 'prices' }, status: 400 },
  { what: 'an unknown collection', action: 'publish', payload: { ...publication, name: 'menu' }, status: 404 },
  { what: 'a path as a collection', action: 'publish', payload: { ...publication, name: '../prices' }, status: 400 },
  { what: 'a field that breaks a rule', action: 'publish', payload: { ...publication, value: {} }, status: 422 },
  { what: 'a version that does not exist', action: 'restore', payload: { version: 9, newest: 0 }, status: 404 },
])('refuses $what', async ({ action, payload, status }) => {
  const { post, versions } = await open()

  expect((await post(action, own, payload)).statusCode).toBe(status)
  expect(await versions()).toBe(0)
})

it('takes a photo, and refuses what is none by its bytes', async () => {
  const { app } = await open()
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const send = (type: string, payload: Buffer, point = '') =>
    app.inject({ method: 'POST', url: `${PATH}/picture${point}`, headers: { ...own, 'content-type': type }, payload })

  expect((await send('image/png', photo)).json()).toMatchObject({ width: 1200, height: 630 })
  expect((await send('image/png', photo, '?x=0&y=100')).json()).toMatchObject({ width: 1200, height: 630 })
  for (const point of ['?x=101&y=0', '?x=-1&y=0', '?x=1', '?x=a&y=1', '?x=1&y=1&z=1']) {
    expect([point, (await send('image/png', photo, point)).statusCode]).toEqual([point, 400])
  }
  expect((await send('image/png', Buffer.from('<svg/>'))).statusCode).toBe(422)
  expect((await send('image/svg+xml', Buffer.from('<svg/>'))).statusCode).toBe(415)
  expect((await send('image/png', Buffer.alloc(25_000_001))).statusCode).toBe(413)
})
