import { createHash } from 'node:crypto'
import { rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { closeSites, open } from './testing/openedSites.ts'
import { shellTexts } from './testing/sampleSite.ts'

afterEach(closeSites)

/** The body of a response, as a browser gets it. */
function decoded({ headers, rawPayload }: { headers: Record<string, unknown>; rawPayload: Buffer }): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString()
}

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
    const offered = createHash('sha256')
      .update(shellTexts['browser/main.0123456789.js'] ?? '')
      .digest('base64')
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

  it.each([
    { name: 'page.js', status: 404, body: /not found/ },
    { name: 'page.js.br', status: 200, body: /^code$/ },
  ])('follows no link that replaced $name', async ({ name, status, body }) => {
    const { app, folder } = await open()
    const place = join(folder, 'mfe-shop/0000000000000001/browser', name)
    rmSync(place, { force: true })
    symlinkSync('/etc/hostname', place)

    const answer = await app.inject({
      url: '/r/mfe-shop/0000000000000001/page.js',
      headers: { 'accept-encoding': 'br' },
    })

    expect(answer.statusCode).toBe(status)
    expect(decoded(answer)).toMatch(body)
  })
})

describe('a script with a damaged encoding', () => {
  const url = '/r/mfe-shop/0000000000000001/page.js'
  const headers = { 'accept-encoding': 'gzip, deflate, br' }

  it.each([
    { what: 'torn', damage: (file: string) => truncateSync(file, 3) },
    { what: 'empty', damage: (file: string) => truncateSync(file, 0) },
    { what: 'missing', damage: (file: string) => rmSync(file) },
    { what: 'of other content', damage: (file: string) => writeFileSync(file, brotliCompressSync('other')) },
  ])('is sent as it is while it is $what, and compressed again from then on', async ({ damage }) => {
    const { app, folder, releaseFiles } = await open()
    const ask = () => app.inject({ url, headers })
    await ask()
    await releaseFiles.mended()
    expect((await ask()).headers['content-encoding']).toBe('br')

    damage(join(folder, 'mfe-shop/0000000000000001/browser/page.js.br'))
    const damaged = await ask()
    await releaseFiles.mended()
    const mended = await ask()

    expect([damaged.headers['content-encoding'], decoded(damaged)]).toEqual([undefined, 'code'])
    expect([mended.headers['content-encoding'], decoded(mended)]).toEqual(['br', 'code'])
    for (const { headers } of [damaged, mended]) {
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      })
    }
  })

  it('is not sent if the script itself is damaged too', async () => {
    const { app, folder } = await open()
    writeFileSync(join(folder, 'mfe-shop/0000000000000001/browser/page.js'), 'cod')

    const answer = await app.inject({ url, headers })

    expect([answer.statusCode, decoded(answer)]).toEqual([404, 'not found'])
  })

  it('is sent in parts and without a body where that is asked for', async () => {
    const { app } = await open()

    const part = await app.inject({ url, headers: { range: 'bytes=1-2' } })
    const head = await app.inject({ url, method: 'HEAD' })

    expect([part.statusCode, part.body]).toEqual([206, 'od'])
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '4', ''])
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
