import { MAX_TARGET_LENGTH } from './pages/requestTarget.ts'
import { AskedTooMuch, RendererBusy } from '../rendering/createFairQueue.ts'
import { closeSites, listening, open, send } from './testing/openedSites.ts'

afterEach(closeSites)

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

  it.each(['GET', 'HEAD'] as const)(
    'redirects %s of a mistyped address to the page, with its query',
    async (method) => {
      const { app } = await open()
      const answers = await Promise.all(
        ['/SHOP).?search=a', '/shop&fbclid=1', '/shop/Hours/'].map((url) => app.inject({ url, method })),
      )

      expect(
        answers.map(({ statusCode, headers }) => [statusCode, headers.location, headers['cache-control']]),
      ).toEqual([
        [308, '/shop?search=a', 'no-cache'],
        [308, '/shop?fbclid=1', 'no-cache'],
        [308, '/shop/hours', 'no-cache'],
      ])
    },
  )

  it('redirects doubled slashes to the page of this site, and to nothing else', async () => {
    const port = await listening(await open())
    const ask = (target: string) => send(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

    expect(await ask('//shop//hours')).toMatch(/^HTTP\/1\.1 308 .*\nlocation: \/shop\/hours\r\n/s)
    expect(await ask('//shop.example//shop')).not.toMatch(/\nlocation:/i)
  })

  it.each(['/nothing/', '/icon.svg/', '/ICON.SVG', '/leads/', '/Health', '/_data/0000000000000001/shop.json/'])(
    'has no redirect for %s, which means no page',
    async (url) => {
      const { app } = await open()

      expect((await app.inject({ url })).statusCode).toBe(404)
    },
  )

  it('tells nobody of guarded pages, except that a slash at their end is too much', async () => {
    const { app } = await open()
    const ask = async (url: string) => (await app.inject({ url })).headers.location

    expect([await ask('/OFFICE/tools'), await ask('/office//tools'), await ask('/office/tools/')]).toEqual([
      undefined,
      undefined,
      '/office/tools',
    ])
  })

  const malformed = [
    { target: '/%', status: 400 },
    { target: '/%E0%A4%A', status: 400 },
    { target: '/shop%', status: 400 },
    { target: '/shop%00', status: 400 },
    { target: '/%07', status: 400 },
    { target: '/%C0%AF', status: 400 },
    { target: '//evil.example/', status: 400 },
    { target: '/\u0000', status: 400 },
    { target: `/${'a'.repeat(MAX_TARGET_LENGTH)}`, status: 414 },
    { target: `/${'a'.repeat(100_000)}`, status: 431 },
  ]
  it.each(malformed)('answers a browser at malformed address %# with the page for 404', async ({ target, status }) => {
    const port = await listening(await open())
    const ask = (accept: string) =>
      send(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`)

    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) {
      const answer = await ask(accept)
      expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
      expect(answer).toMatch(/\ncontent-type: text\/html/i)
      expect(answer.split('\r\n\r\n')[1]).toBe('not found')
    }
  })

  it.each(malformed.slice(0, 7))('answers a program at malformed address %# with data', async ({ target, status }) => {
    const port = await listening(await open())

    const answer = await send(
      port,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
    )

    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'Pedido inválido.' })
  })

  it.each(['/leads', '/leads/unknown'])(
    'answers a browser that opens the endpoint %s with the page for 404',
    async (url) => {
      const { app } = await open()
      const ask = (accept: string) => app.inject({ url, headers: { accept } })

      const answer = await ask('text/html')

      expect([answer.statusCode, answer.body]).toEqual([404, 'not found'])
      expect((await ask('*/*')).headers['content-type']).toContain('application/json')
    },
  )

  it('answers a browser that sends a form to a page with a page', async () => {
    const { app } = await open()
    const ask = (accept: string) => app.inject({ url: '/shop', method: 'POST', headers: { accept } })

    const answer = await ask('text/html')

    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([405, 'GET, HEAD', 'not found'])
    expect((await ask('*/*')).json()).toEqual({ error: 'Método não permitido.' })
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

  it("answers what one address asks for too often with the site's own page, and says when to try again", async () => {
    const addresses: (string | undefined)[] = []
    const { app } = await open({
      render: (_path, _search, address) => {
        addresses.push(address)
        return Promise.reject(new AskedTooMuch())
      },
    })

    const answer = await app.inject({ url: '/shop?search=pizza', remoteAddress: '2001:db8:0:1::5' })

    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([429, '5', 'unavailable'])
    expect(addresses).toEqual(['2001:db8:0:1::'])
  })
})
