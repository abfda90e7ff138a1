import { contentDesk } from '@site/contracts/ContentDesk'
import { type Picture, picture } from '@site/contracts/picture'
import { sampleEvidence } from '@site/contracts/sampleEvidence'
import sharp from 'sharp'
import * as v from 'valibot'
import { closeSites, open as openSite } from '../testing/openedSites.ts'

const TOKEN = 'correct-horse-battery'
const PATH = '/_site/content'
const local = { host: 'admin.localhost' }
const origin = 'http://admin.localhost'
const bearer = { ...local, authorization: `Bearer ${TOKEN}` }
const own = { ...bearer, origin }
const { prices } = sampleEvidence
const publication = { name: 'prices', value: { ...prices, sample: false }, base: null }

afterEach(closeSites)

async function open(env: Record<string, string> = { ADMIN_TOKEN: TOKEN }) {
  const site = await openSite({ env })
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

  expect((await post('publish')).json()).toMatchObject({ version: 1 })

  expect(v.parse(contentDesk, (await look()).json()).versions).toMatchObject([{ by: 'Chave de acesso' }])
})

it('takes a text that was pasted from Word without its control characters', async () => {
  const { post, look } = await open()

  await post('draft', own, { ...publication, value: ['Vitrine\u000Bde Natal'], revision: 0 })

  const { collections } = v.parse(contentDesk, (await look()).json())
  expect(collections.find(({ name }) => name === 'prices')?.draft?.value).toEqual(['Vitrine de Natal'])
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
  expect((await send('image/png', photo, '?x=0&y=100')).json()).toMatchObject({ width: 1200, point: { x: 0, y: 100 } })
  for (const point of ['?x=101&y=0', '?x=-1&y=0', '?x=1', '?x=a&y=1', '?x=1&y=1&z=1']) {
    expect([point, (await send('image/png', photo, point)).statusCode]).toEqual([point, 400])
  }
  expect((await send('image/png', Buffer.from('<svg/>'))).statusCode).toBe(422)
  expect((await send('image/svg+xml', Buffer.from('<svg/>'))).statusCode).toBe(415)
  expect((await send('image/png', Buffer.alloc(25_000_001))).statusCode).toBe(413)
})

it('cuts a photo around another point, and shows the whole to writers only', async () => {
  const { app, store } = await open()
  const half = await sharp({ create: { width: 800, height: 800, channels: 3, background: 'blue' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 800, height: 1600, channels: 3, background: 'red' } })
    .composite([{ input: half, top: 800, left: 0 }])
    .jpeg()
    .toBuffer()
  const sent = {
    method: 'POST',
    url: `${PATH}/picture?x=50&y=0`,
    headers: { ...own, 'content-type': 'image/jpeg' },
  } as const
  const first = v.parse(picture, (await app.inject({ ...sent, payload: photo })).json())
  const original = first.original ?? ''
  const cut = (query: Record<string, string>, headers: Record<string, string> = own) =>
    app.inject({ method: 'POST', url: `${PATH}/crop?${new URLSearchParams(query)}`, headers })
  const whole = (query: Record<string, string>, headers: Record<string, string> = bearer) =>
    app.inject({ url: `${PATH}/picture?${new URLSearchParams(query)}`, headers })
  const colourOf = async ({ files }: Picture) => {
    const [file] = files.filter(({ name }) => name.endsWith('800.jpg'))
    const { dominant } = await sharp(await store.content.read(file?.hash ?? '')).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }

  const second = v.parse(picture, (await cut({ original, x: '50', y: '100' })).json())

  expect([await colourOf(first), await colourOf(second)]).toEqual(['red', 'blue'])
  expect(second).toMatchObject({ original, point: { x: 50, y: 100 } })
  expect(await sharp((await whole({ original })).rawPayload).metadata()).toMatchObject({ width: 800, height: 1600 })
  expect((await whole({ original }, local)).statusCode).toBe(401)
  expect((await cut({ original, x: '1', y: '1' }, { ...local, origin })).statusCode).toBe(401)
  expect((await cut({ original, x: '1', y: '1' }, bearer)).statusCode).toBe(403)
  expect((await cut({ original, x: '1' })).statusCode).toBe(400)
  expect((await whole({ original: '../../etc/passwd' })).statusCode).toBe(400)
  // A text is no photo.
  const text = await store.content.write(Buffer.from('{}'))
  for (const hash of [`sha384-${'A'.repeat(64)}`, text]) {
    expect((await whole({ original: hash })).statusCode).toBe(404)
    expect((await cut({ original: hash, x: '1', y: '1' })).statusCode).toBe(404)
  }
})
