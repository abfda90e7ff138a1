import { createHash } from 'node:crypto'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { isShellPath } from '@site/contracts/Registry'
import { MAX_TARGET_LENGTH } from './pages/requestTarget.ts'
import { RendererBusy } from '../rendering/createRemoteRenderer.ts'
import { openSite } from './testing/openSite.ts'

const TOKEN = 'correct-horse-battery'
const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const site of opened.splice(0)) await site.close()
})

async function open(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  opened.push(site)
  return site
}

/** Sends raw bytes and resolves with everything received until the server closes the connection. */
async function send(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

async function listening(site: Awaited<ReturnType<typeof openSite>>) {
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('has no route of its own at a path that a remote can have', async () => {
  const { app } = await open({ env: { ADMIN_TOKEN: TOKEN } })

  // Paths at the root of the tree: those below contain them.
  const paths = [...app.printRoutes({ commonPrefix: false }).matchAll(/^\S+ (\/\S*) \(/gm)].map(([, path = '']) => path)

  expect(paths).toEqual(expect.arrayContaining(['/entrar', '/health', '/leads']))
  expect(paths.filter((path) => !isShellPath(path))).toEqual([])
})

describe('request targets', () => {
  it.each(['http://localhost/shop', '//evil.example/', '/\\evil.example/', '*', 'shop'])(
    'refuses %s, which is not a path of this site',
    async (target) => {
      const site = await open()
      const port = await listening(site)

      const answer = await send(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).not.toMatch(/location:/i)
    },
  )

  it.each([
    { url: '/shop/', location: '/shop' },
    { url: '/shop///?search=a', location: '/shop?search=a' },
  ])('redirects $url to $location', async ({ url, location }) => {
    const { app } = await open()

    const answer = await app.inject({ url })

    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  it('refuses a target and headers that are too long', async () => {
    const site = await open()
    const port = await listening(site)
    const ask = (target: string, header = '') =>
      send(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`)

    expect(await ask(`/${'a'.repeat(MAX_TARGET_LENGTH)}`)).toMatch(/^HTTP\/1\.1 414 /)
    expect(await ask('/shop', `If-None-Match: "a"${' '.repeat(20_000)}x\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await ask('/shop', `If-None-Match: "a"${' '.repeat(10_000)}x\r\n`)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('closes connections that send their request too slowly', async () => {
    const { app } = await open()

    expect(app.server.headersTimeout).toBe(10_000)
    expect(app.server.requestTimeout).toBe(30_000)
    expect(app.server.timeout).toBe(70_000)
    expect(app.server.keepAliveTimeout).toBe(65_000)
  })
})

describe('responses', () => {
  it('responds with 304 if the browser has the page in the encoding that was sent', async () => {
    const { app } = await open()
    const ask = (headers: Record<string, string>) => app.inject({ url: '/shop', headers })
    const first = await ask({ 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)

    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` })).statusCode).toBe(304)
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200)
    expect((await ask({ 'accept-encoding': 'br', 'if-none-match': '*' })).statusCode).toBe(304)
  })

  it.each([
    { url: '/shop?utm_source=mail&search=a&gclid=1', header: 'key-order, params, except=("search")' },
    { url: '/office/tools', header: 'params' },
    { url: '/nothing', header: undefined },
  ])('states for $url which parameters select another page', async ({ url, header }) => {
    const { app } = await open()

    expect((await app.inject({ url })).headers['no-vary-search']).toBe(header)
  })

  it.each([
    { url: '/shop', method: 'POST', status: 405 },
    { url: '/%E0%A4%A', method: 'GET', status: 400 },
    { url: '/nothing/secret-name', method: 'GET', status: 404 },
    { url: '/closed/page', method: 'GET', status: 503 },
  ] as const)('answers $method $url with $status and nothing of the request', async ({ url, method, status }) => {
    const { app } = await open()

    const answer = await app.inject({ url, method })

    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toMatch(/secret-name|%E0|FST_|Error|\/shop/)
  })

  it('redirects former addresses, but not those of existing pages', async () => {
    const { app } = await open()
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject({ url })
      return [statusCode, headers.location, headers['cache-control']]
    }

    expect(await ask('/shop/promo%C3%A7%C3%A3o?search=a%20b')).toEqual([
      308,
      '/shop/a%C3%A7a%C3%AD?search=a%20b',
      'no-cache',
    ])
    expect((await ask('/shop'))[0]).toBe(200)
    expect((await ask('/shop?search=pizza'))[0]).toBe(200)
    expect((await ask('/_data/0000000000000001/shop/promo%C3%A7%C3%A3o.json'))[0]).not.toBe(308)
    expect((await ask('/constructor'))[0]).toBe(404)
  })

  it('does not reveal why a page could not be rendered', async () => {
    const { app } = await open({
      render: () => Promise.reject(new Error('ENOENT /srv/site/page.js at render (/srv/x.js:1:2)')),
    })

    const answer = await app.inject({ url: '/shop?search=pizza' })

    expect([answer.statusCode, answer.body]).toEqual([503, 'unavailable'])
    expect(answer.headers['retry-after']).toBe('30')
  })

  it('asks clients to wait a few seconds while too many pages wait to be rendered', async () => {
    const { app } = await open({ render: () => Promise.reject(new RendererBusy()) })

    const answer = await app.inject({ url: '/shop?search=pizza' })

    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  })
})

describe('/health', () => {
  const reasons = async (site: Awaited<ReturnType<typeof openSite>>, headers: Record<string, string> = {}) => {
    const answer = await site.app.inject({ url: '/health', headers: { host: 'localhost', ...headers } })
    const shell = { name: 'shell', release: '0000000000000000' }
    expect(answer.json()).toMatchObject({ status: 'ok', composition: { id: 'composition' }, shell })
    return answer.body.includes('/srv/secret')
  }

  it('says why a release was refused only with the token or after a login', async () => {
    const site = await open({ env: { ADMIN_TOKEN: TOKEN } })

    expect(await reasons(site)).toBe(false)
    expect(await reasons(site, { authorization: 'Bearer wrong' })).toBe(false)
    expect(await reasons(site, { authorization: `Bearer ${TOKEN}` })).toBe(true)
  })

  it('limits how often the token can be guessed there', async () => {
    const site = await open({ env: { ADMIN_TOKEN: TOKEN } })
    for (let attempt = 0; attempt < 10; attempt += 1) await reasons(site, { authorization: 'Bearer wrong' })

    expect(await reasons(site, { authorization: `Bearer ${TOKEN}` })).toBe(false)
  })

  it.each<{ headers: Record<string, string>; says: boolean }>([
    { headers: {}, says: true },
    { headers: { host: '127.0.0.1:3000' }, says: true },
    { headers: { 'x-forwarded-for': '203.0.113.7' }, says: false },
    { headers: { host: 'www.exemplo.com.br' }, says: false },
  ])('says so without a token only on the server itself ($headers: $says)', async ({ headers, says }) => {
    expect(await reasons(await open(), headers)).toBe(says)
  })
})

describe('/ready', () => {
  it('is 503 while a registered remote has no release', async () => {
    const { app } = await open()

    const answer = await app.inject({ url: '/ready' })

    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'waiting', missing: ['mfe-closed'], behind: false, leads: 'stored' },
    ])
  })

  it('is 503 while other servers serve a release that this one cannot', async () => {
    const { app } = await open({ down: [], isBehind: true })

    const answer = await app.inject({ url: '/ready' })

    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'waiting', behind: true }])
  })

  it('stays ready without a database, and reports that leads wait', async () => {
    const { app } = await open({ down: [], probe: () => Promise.reject(new Error('no database')) })

    const answer = await app.inject({ url: '/ready' })

    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', missing: [], behind: false, leads: 'waiting in browsers' },
    ])
  })
})

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
