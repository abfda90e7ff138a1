import { createHash } from 'node:crypto'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeSites, open } from './testing/openedSites.ts'

afterEach(closeSites)

describe('release files', () => {
  it.each([
    { url: '/r/mfe-shop/0000000000000001/page.js', caching: /immutable/ },
    { url: '/shell/main.js', caching: /immutable/ },
    { url: '/media/mfe-shop/picture.svg', caching: /immutable/ },
    { url: '/icon.svg', caching: /max-age=86400/ },
    { url: '/sw.js', caching: /max-age=0/ },
  ])('serves $url with its caching headers', async ({ url, caching }) => {
    const { app } = await open()

    const answer = await app.inject({ url })

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toMatch(caching)
  })

  it('are dictionaries of their next releases if they are scripts with a hash in their names', async () => {
    const { app } = await open()
    const url = '/shell/main.0123456789.js'
    const offered = createHash('sha256').update('browser/main.0123456789.js').digest('base64')
    const ask = (encodings: string) =>
      app.inject({ url, headers: { 'accept-encoding': encodings, 'available-dictionary': `:${offered}:` } })

    const [plain, encoded] = [await ask('br'), await ask('br, dcz')]

    expect(plain.headers).toMatchObject({
      'use-as-dictionary': 'match="/shell/main.*.js"',
      vary: 'accept-encoding, available-dictionary',
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const same = ['use-as-dictionary', 'vary', 'cache-control', 'content-type', 'cross-origin-resource-policy']
    for (const name of same) expect([name, encoded.headers[name]]).toEqual([name, plain.headers[name]])
    expect(encoded.headers['content-encoding']).toBe('dcz')
    expect((await app.inject({ url: '/shell/main.js' })).headers['use-as-dictionary']).toBeUndefined()
  })

  it.each([
    { url: '/shell/main.0123456789.js', document: undefined },
    { url: '/media/mfe-shop/picture.svg', document: "default-src 'none';frame-ancestors 'none'" },
  ])('serves $url with the headers that apply to it', async ({ url, document }) => {
    const { app } = await open()

    const { headers } = await app.inject({ url })

    expect(headers['content-security-policy']).toBe(document)
    for (const name of ['permissions-policy', 'strict-transport-security']) {
      expect([name, Boolean(headers[name])]).toEqual([name, document !== undefined])
    }
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('serves no file that no release lists', async () => {
    const { app, folder } = await open()
    writeFileSync(join(folder, 'mfe-shop/0000000000000001/browser/unlisted.js'), 'code')

    expect((await app.inject({ url: '/r/mfe-shop/0000000000000001/unlisted.js' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/r/mfe-shop/0000000000000001/release.json' })).statusCode).toBe(404)
  })

  it.each(['page.js', 'page.js.br'])('follows no link that replaced %s', async (name) => {
    const { app, folder } = await open()
    const place = join(folder, 'mfe-shop/0000000000000001/browser', name)
    rmSync(place, { force: true })
    symlinkSync('/etc/hostname', place)

    const answer = await app.inject({
      url: '/r/mfe-shop/0000000000000001/page.js',
      headers: { 'accept-encoding': 'br' },
    })

    expect(answer.statusCode).toBe(404)
  })
})

describe('data', () => {
  const data = (release: string) => `/_data/${release}/shop.json`

  it('is served with the release in its address, and of no other release', async () => {
    const { app } = await open()

    expect((await app.inject({ url: data('0000000000000001') })).body).toBe('shop data')
    for (const release of ['ffffffffffffffff', '0000000000000002']) {
      expect((await app.inject({ url: data(release) })).statusCode).toBe(410)
      expect((await app.inject({ url: `${data(release)}?search=a` })).statusCode).toBe(410)
    }
  })
})
