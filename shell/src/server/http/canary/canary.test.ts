import { finish } from '../../rendering/finished/finishPage.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'
import type { Release } from '@site/contracts/Release'
import { closeSites, open as openSite } from '../testing/openedSites.ts'
import { isInCanary } from './visitorGroup.ts'

const release = 'b'.repeat(16)
const share = 10
const groups = Array.from({ length: 1000 }, (_, group) => group)
const inside = groups.find((group) => isInCanary(group, { release, share }))
const outside = groups.find((group) => !isInCanary(group, { release, share }))
const document = { accept: 'text/html', 'sec-fetch-dest': 'document' }

/** A form that the live release does not have. */
const form: Release['forms'][number] = {
  kind: 'anew',
  title: 'Novo',
  fields: [],
  basis: 'request',
  purpose: 'para responder',
  thanks: { title: 'Recebido', text: 'Obrigado!' },
  failure: { title: 'Erro', text: 'Tente de novo.' },
  endpoint: { method: 'POST', path: '/leads' },
}

afterEach(closeSites)

/** A site with a canary of the shop for a tenth of the visitors, or without one. */
async function open({
  isRunning = () => true,
  nextLook,
}: {
  isRunning?: () => boolean
  nextLook?: () => Promise<void>
} = {}) {
  const html = (text: string) => finish(text, { type: 'text/html; charset=utf-8', quality: 5 })
  const pages: Record<string, FinishedPage> = {
    '/shop': await html('new shop'),
    [`/_data/${release}/shop.json`]: await html('new data'),
    '/_routes/new.json': await html('new routes'),
  }
  const opening = await openSite({
    env: { SITE_URL: 'http://www.example.com' },
    nextLook,
    canaries: (composition) => {
      const releases = composition.releases
        .filter(({ name }) => name === 'mfe-shop')
        .map((shop) => ({ ...shop, id: release, forms: [form] }))
      const finished = new Map([...composition.finished, ...Object.entries(pages)])
      finished.delete('/office/tools')
      const place = composition.files.get('/r/mfe-shop/0000000000000001/page.js')
      const files = new Map(composition.files)
      if (place) files.set(`/r/mfe-shop/${release}/page.js`, place)
      const served = {
        composition: { ...composition, releases, finished, files },
        onDemand: async () => ({ document: await html('made new') }),
      }
      return [{ name: 'mfe-shop', release, share, served }].filter(isRunning)
    },
  })
  return opening.app
}

type App = Awaited<ReturnType<typeof open>>
const ask = (app: App, url: string, group?: number, headers: Record<string, string> = document) =>
  app.inject({ url, headers: { ...headers, ...(group !== undefined && { cookie: `canary=${group}` }) } })

it('serves a release to the groups of its canary, and to nobody else', async () => {
  const app = await open()

  expect((await ask(app, '/shop', inside)).body).toBe('new shop')
  expect((await ask(app, '/shop', outside)).body).toBe('shop')
  expect((await ask(app, '/shop?search=x', inside)).body).toBe('made new')
  expect((await ask(app, '/shop?search=x', outside)).body).toContain('made /shop')
})

it('assigns a visitor without a group to a random one, which their documents keep', async () => {
  const app = await open()

  const first = await ask(app, '/shop')
  const [cookie] = first.cookies
  expect(cookie).toMatchObject({ name: 'canary', httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 })
  const again = await ask(app, '/shop', Number(cookie?.value))

  expect(again.body).toBe(first.body)
  expect(again.headers).not.toHaveProperty('set-cookie')
})

it('does not let caches store a document that differs between visitors', async () => {
  expect((await ask(await open(), '/shop', outside)).headers['cache-control']).toBe('private, no-cache')
})

it('sets no cookie and serves everybody the same while there is no canary', async () => {
  const { headers, body } = await ask(await open({ isRunning: () => false }), '/shop')

  expect(body).toBe('shop')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect(headers).not.toHaveProperty('set-cookie')
})

it('serves the visitors of a canary no live page that the canary does not have', async () => {
  const app = await open()

  expect((await ask(app, '/office/tools', outside)).statusCode).toBe(200)
  expect((await ask(app, '/office/tools', inside)).statusCode).toBe(503)
})

it.each([
  { what: 'code of a canary', url: `/r/mfe-shop/${release}/page.js`, body: 'code' },
  { what: 'data of a canary', url: `/_data/${release}/shop.json`, body: 'new data' },
  { what: 'data of the live release', url: '/_data/0000000000000001/shop.json', body: 'shop data' },
  { what: 'a table of routes', url: '/_routes/new.json', body: 'new routes' },
])('serves $what to everybody, because an open document needs it', async ({ url, body }) => {
  const app = await open()
  const answers = await Promise.all([undefined, inside, outside].map((group) => ask(app, url, group, {})))

  expect(answers.map((answer) => answer.body)).toEqual([body, body, body])
  for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie')
})

it('waits for a composition that another server already serves, and for nothing else', async () => {
  let isRunning = false
  let looks = 0
  const nextLook = async () => {
    looks++
    isRunning = true
  }
  const app = await open({ isRunning: () => isRunning, nextLook })

  expect((await ask(app, '/shop', inside)).body).toBe('shop')
  expect((await ask(app, '/unknown', inside)).statusCode).toBe(404)
  expect(looks).toBe(0)
  expect((await ask(app, `/_data/${release}/shop.json`, undefined, {})).body).toBe('new data')
  expect((await ask(app, '/shop', inside)).body).toBe('new shop')
  expect(looks).toBe(1)
  expect((await ask(app, '/r/mfe-shop/ffffffffffffffff/page.js')).statusCode).toBe(404)
  expect(looks).toBe(2)
})

it('tells a document of a former edition to navigate by full page loads', async () => {
  const { statusCode, body, headers } = await ask(await open(), '/_routes/0123456789ab.json', undefined, {})

  expect([statusCode, body, headers['cache-control']]).toEqual([200, '[]', 'no-store'])
})

it('accepts leads from a form that only some visitors have, also from a browser without cookies', async () => {
  const app = await open()
  const send = (kind: string) =>
    app.inject({ url: '/leads', method: 'POST', headers: { host: 'www.example.com' }, payload: { kind } })

  expect((await send('anew')).body).not.toContain('Formulário desconhecido')
  expect((await send('unknown')).body).toContain('Formulário desconhecido')
})
