import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeSites, open } from '../testing/openedSites.ts'
import type { page } from '../testing/sampleSite.ts'

const listed = 'https://loja.example'
const env = { OUTSIDE_ORIGINS: `${listed} https://outra.example/` }
const manifest = '/_mf/mfe-shop/mf-manifest.json'
const entry = '/_mf/mfe-shop/0000000000000001/remoteEntry.0123456789.js'
const zip = '/_mf/mfe-shop/0000000000000001/@mf-types.zip'
const site = '/_mf/mfe-shop/site.json'
const data = '/_mf/mfe-shop/0000000000000001/page.json?path=/shop'

/** Data is JSON. */
const document = (path: string, finished: Awaited<ReturnType<typeof page>>) =>
  path.startsWith('/_data/') ? { ...finished, body: json } : finished
const json = {
  descriptor: () => ({ size: 2, hash: '' }),
  read: async () => Buffer.from('{"status":200,"data":{"title":"shop"}}'),
}

afterEach(closeSites)

it.each([manifest, entry, zip, site, data])('lets only the listed origins read %s', async (url) => {
  const { app } = await open({ env, document })
  const allowedFor = async (origin?: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: origin === undefined ? {} : { origin } })
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
    expect(headers.vary).toContain('origin')
    return headers['access-control-allow-origin']
  }

  expect(await allowedFor(listed)).toBe(listed)
  expect(await allowedFor('https://outra.example')).toBe('https://outra.example')
  expect(await allowedFor('https://loja.example:8443')).toBeUndefined()
  expect(await allowedFor('https://sub.loja.example')).toBeUndefined()
  expect(await allowedFor('null')).toBeUndefined()
  expect(await allowedFor()).toBeUndefined()
})

it.each([manifest, entry, zip, site, data])('has no %s while the operator lists no site', async (url) => {
  const { app } = await open()

  const { statusCode, headers } = await app.inject({ url, headers: { origin: listed } })

  expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
})

it.each(['/shop', '/_data/0000000000000001/shop.json', '/r/mfe-shop/0000000000000001/page.js', '/health'])(
  'lets no other site read %s',
  async (url) => {
    const { app } = await open({ env })

    const { statusCode, headers } = await app.inject({ url, headers: { origin: listed } })

    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, undefined])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  },
)

it('names the files of the live release, and says when nothing has changed', async () => {
  const { app } = await open({ env: { ...env, SITE_URL: 'https://site.example' } })

  const first = await app.inject({ url: manifest })
  const again = await app.inject({ url: manifest, headers: { 'if-none-match': String(first.headers.etag) } })

  expect(first.json()).toEqual({
    ...{ id: 'shop', exposes: [] },
    metaData: { name: 'shop', publicPath: 'https://site.example/_mf/mfe-shop/0000000000000001/' },
  })
  expect(first.headers['cache-control']).toBe('no-cache')
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

it.each([
  ['remoteEntry.0123456789.js', 'entry', 'application/javascript; charset=utf-8'],
  ['@mf-types.zip', 'zip', 'application/zip'],
  ['@mf-types.d.ts', 'types', 'text/plain; charset=utf-8'],
])('sends %s for good', async (file, text, type) => {
  const { app } = await open({ env })

  const { body, headers } = await app.inject({ url: `/_mf/mfe-shop/0000000000000001/${file}` })

  expect([body, headers['content-type']]).toEqual([text, type])
  expect(headers['cache-control']).toContain('immutable')
})

it('sends no other files of a release', async () => {
  const { app } = await open({ env })
  const folder = '/_mf/mfe-shop/0000000000000001'

  for (const file of ['page.js', 'mf-manifest.json', '..%2fbrowser%2fpage.js', '__proto__', 'constructor.js'])
    expect((await app.inject({ url: `${folder}/${file}` })).statusCode).toBe(404)
})

it.each([
  '/_mf/mfe-office/mf-manifest.json',
  '/_mf/mfe-office/site.json',
  '/_mf/mfe-office/0000000000000002/remoteEntry.0123456789.js',
  '/_mf/mfe-closed/mf-manifest.json',
  '/_mf/mfe-none/mf-manifest.json',
  '/_mf/mfe-shop/ffffffffffffffff/remoteEntry.0123456789.js',
  '/_mf/__proto__/mf-manifest.json',
  '/_mf/mfe-shop/0000000000000001/page.json?path=/office/tools',
  '/_mf/mfe-shop/0000000000000001/page.json?path=/nothing',
])('shows nothing at %s: it is behind the login, or not there', async (url) => {
  const { app } = await open({ env })

  expect((await app.inject({ url, headers: { origin: listed } })).statusCode).toBe(404)
})

it.each([
  ['/_mf/mfe-shop/ffffffffffffffff/page.json?path=/shop', 410],
  ['/_mf/mfe-office/0000000000000002/page.json?path=/office/tools', 410],
  ['/_mf/mfe-shop/0000000000000001/page.json', 400],
  ['/_mf/mfe-shop/0000000000000001/page.json?path=//other.example', 404],
])('answers %s with %i', async (url, status) => {
  const { app } = await open({ env })

  expect((await app.inject({ url })).statusCode).toBe(status)
})

it('gives the data of a page, and the facts that it shows', async () => {
  const { app } = await open({ env, document })

  expect((await app.inject({ url: data })).json()).toEqual({ status: 200, data: { title: 'shop' } })
  const facts = (await app.inject({ url: site })).json()
  expect(facts).toMatchObject({ brand: expect.any(String), services: { leadUrl: expect.any(String) } })
  expect(facts).not.toHaveProperty('content')
})

it('sends no file that is not as it was released', async () => {
  const { app, folder } = await open({ env })
  writeFileSync(join(folder, 'mfe-shop/0000000000000001/outside/remoteEntry.0123456789.js'), 'other code')

  expect((await app.inject({ url: entry })).statusCode).toBe(503)
})

it.each(['admin', 'preview'])('is not on the %s host', async (name) => {
  const { app } = await open({ env })

  const { statusCode } = await app.inject({ url: entry, headers: { host: `${name}.localhost:3000` } })

  expect(statusCode).not.toBe(200)
})
