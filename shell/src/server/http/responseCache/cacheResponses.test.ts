import { connect } from 'node:net'
import { openSite } from '../testing/openSite.ts'

/** The application on a port, with the requests that went all the way through it. */
async function listen(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options)
  let framework = 0
  let whileClosing = ''
  site.app.addHook('onResponse', async () => {
    framework++
  })
  site.app.addHook('preClose', async () => {
    whileClosing = await ask(bytesOf({}))
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const ask = (bytes: string) => exchange(port, bytes)
  return { ...site, ask, handledByFramework: () => framework, whileClosing: () => whileClosing }
}

type Site = Awaited<ReturnType<typeof listen>>

/** Sends raw bytes and resolves with everything received until the server closes the connection, without the time. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => resolve(comparable(Buffer.concat(chunks).toString('latin1'))))
    socket.on('error', reject)
  })
}

/** Header names are case-insensitive, and each site's files have their own modification time. */
function comparable(answer: string): string {
  return answer
    .replaceAll(/^(date: |last-modified: |etag: W\/).*\r\n/gim, '')
    .replaceAll(/^[\w-]+(?=: )/gm, (name) => name.toLowerCase())
}

type SentRequest = { target?: string; method?: string; headers?: string[]; version?: string; body?: string }

function bytesOf({ target = '/shop', method = 'GET', headers = [], version = '1.1', body = '' }: SentRequest): string {
  const lines = [`${method} ${target} HTTP/${version}`, 'Host: localhost', ...headers, 'Connection: close']
  return `${lines.join('\r\n')}\r\n\r\n${body}`
}

/** Opens a site that traces every request, and one that may repeat responses. */
const openBoth = async () => ({
  plain: await listen({ tracing: { followRequests() {} } }),
  repeating: await listen(),
})

const br = 'Accept-Encoding: gzip, deflate, br'
const browser = [br, 'Sec-Fetch-Site: none', 'Sec-Fetch-Mode: navigate', 'User-Agent: Mozilla/5.0']
const data = '/_data/0000000000000001/shop.json'

const cached: SentRequest[] = [
  {},
  { headers: [br] },
  { headers: browser },
  { headers: ['Accept-Encoding: gzip'] },
  { headers: ['ACCEPT-ENCODING: br;q=0, gzip;q=0.5'] },
  { headers: ['Accept-Encoding: deflate'] },
  { headers: ['Accept-Encoding: *'] },
  { headers: [`Accept-Encoding: br,${' '.repeat(300)}`] },
  { headers: ['Accept: application/json'] },
  { headers: [br, 'Range: bytes=0-1'] },
  { headers: [br, 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'] },
  { headers: [br, 'If-None-Match: *'] },
  { headers: [br, 'If-None-Match: "another"'] },
  { headers: [br, 'If-None-Match: ETAG'] },
  { headers: [br, 'If-None-Match: "another", W/ETAG'] },
  { headers: [br, 'If-None-Match: ETAG', 'Cache-Control: no-cache'] },
  { headers: ['Accept-Encoding: gzip', 'If-None-Match: ETAG'] },
  { headers: [br, 'Cookie: canary=12; other=a'] },
  { headers: [br, 'Authorization: Bearer a', 'X-Forwarded-For: 203.0.113.7', 'Origin: https://evil.example'] },
  { headers: ['Content-Length: 3'], body: 'a=1' },
  { headers: ['Cookie: a=1', 'Cookie: b=2'] },
  { headers: ['Accept-Encoding: gzip', 'Accept-Encoding: br'] },
  { version: '1.0' },
  { target: '/shop/hours' },
  { target: '/shop/hours?utm_source=mail&search=a' },
  { target: '/shop/hours?' },
  { target: '/shop/hours?%E0%A4%A&&==' },
  { target: data },
  { target: data, headers: [br, 'If-None-Match: *'] },
  { target: '/shop?utm_source=mail' },
  { target: '/shop?gclid=a&fbclid=b&utm_source=mail', headers: [br, 'If-None-Match: ETAG'] },
  { target: '/shop?search=' },
  { target: `${data}?utm_source=mail` },
]

const uncached: SentRequest[] = [
  { method: 'HEAD' },
  { method: 'HEAD', headers: [br, 'If-None-Match: *'] },
  { method: 'POST' },
  { method: 'OPTIONS' },
  { target: '/shop?search=pizza' },
  { target: '/shop?utm_source=mail&search=pizza' },
  { target: '/shop?se%61rch=pizza' },
  { target: `${data}?search=pizza` },
  { headers: ['Cookie: preview=a.b'] },
  { headers: ['Cookie: a=1', 'Cookie: preview=a.b'] },
  { target: '/shop/' },
  { target: '/shop/promo%C3%A7%C3%A3o' },
  { target: '/shop/draft' },
  { target: '/office/tools' },
  { target: '/office/feed.xml' },
  { target: '/office/secret' },
  { target: '/_data/ffffffffffffffff/shop.json' },
  { target: '/r/mfe-shop/0000000000000001/page.js' },
  { target: '/nothing' },
  { target: '/closed/page' },
  { target: '/ready' },
  { target: '/shop/hours#?' },
  { target: '//shop' },
  { target: 'http://localhost/shop' },
  { target: `/shop?${'a'.repeat(12_000)}` },
]

describe('a repeated response is identical byte for byte', () => {
  let plain: Site
  let repeating: Site
  beforeAll(async () => {
    ;({ plain, repeating } = await openBoth())
  })
  afterAll(async () => {
    await plain.close()
    await repeating.close()
  })
  const named = ({ method = 'GET', target = '/shop', version = '', headers = [] }: SentRequest) =>
    [method, target.slice(0, 50), version, ...headers.map((header) => header.slice(0, 50))].join(' ')
  const cases = [
    ...cached.map((asked) => ({ asked, isCached: true })),
    ...uncached.map((asked) => ({ asked, isCached: false })),
  ].map((one) => ({ ...one, what: named(one.asked) }))

  it.each(cases)('for $what (cached: $isCached)', async ({ asked, isCached }) => {
    const etag = /^etag: (.+)\r/m.exec(await plain.ask(bytesOf({ ...asked, headers: [br] })))?.[1] ?? ''
    const bytes = bytesOf(asked).replaceAll('ETAG', etag)

    const expected = await plain.ask(bytes)
    const first = await repeating.ask(bytes)
    const before = repeating.handledByFramework()
    const second = await repeating.ask(bytes)

    expect(first).toBe(expected)
    expect(second).toBe(expected)
    expect(repeating.handledByFramework() - before).toBe(isCached ? 0 : 1)
  })

  it('also on a kept-alive connection', async () => {
    const last = bytesOf({ headers: [br] })
    const stays = last.replace('Connection: close', 'Connection: keep-alive')
    await repeating.ask(last)

    expect(await repeating.ask(stays + stays + last)).toBe(await plain.ask(stays + stays + last))
  })
})

describe('a repeated response', () => {
  const opened: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const site of opened.splice(0)) await site.close()
  })

  it('is counted as a request and as a document, like any other', async () => {
    const { plain, repeating } = await openBoth()
    const counted = async ({ ask, app, viewCounts, close }: Site) => {
      for (const headers of [browser, [...browser, 'If-None-Match: *'], [br], [...browser, 'Sec-GPC: 1']]) {
        for (let time = 0; time < 3; time++) await ask(bytesOf({ headers }))
      }
      await ask(bytesOf({ target: data, headers: browser }))
      await ask(bytesOf({ target: data, headers: browser }))
      const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost' } })
      await close()
      const views = new Map<string, number>()
      for (const { remote, release, measure, views: count, bad } of viewCounts) {
        const name = `${remote} ${release} ${measure} ${count === bad}`
        views.set(name, (views.get(name) ?? 0) + count)
      }
      return { requests: body.match(/^site_http_request_duration_seconds_count.*$/gm), views: [...views] }
    }

    const asEver = await counted(plain)
    const ofRepeated = await counted(repeating)

    // The page, a 304 for it, its data, and the request made here.
    expect(repeating.handledByFramework()).toBe(4)
    expect(ofRepeated).toEqual(asEver)
    expect(asEver.views).toContainEqual(['mfe-shop 0000000000000001 silent true', 6])
  })

  it('is not cached while there is a canary', async () => {
    let isRunning = false
    const site = await listen({
      canaries: (composition) => {
        const served = { composition, onDemand: () => Promise.reject() }
        return isRunning ? [{ name: 'mfe-shop', release: 'eeeeeeeeeeeeeeee', share: 0, served }] : []
      },
    })
    opened.push(site)
    const { ask } = site
    const bytes = bytesOf({ headers: [...browser, 'Accept: text/html'] })
    const before = await ask(bytes)
    isRunning = true
    const meanwhile = [await ask(bytes), await ask(bytes)]
    isRunning = false
    const afterwards = await ask(bytes)

    for (const answer of meanwhile) {
      expect(answer).toContain('\r\ncache-control: private, no-cache\r\n')
      expect(answer).toContain('\r\nset-cookie: canary=')
    }
    expect(before).toContain('\r\ncache-control: no-cache\r\n')
    expect(afterwards).toBe(before)
  })

  it('is not cached once the server was told to stop', async () => {
    const { ask, close, whileClosing } = await listen()
    await ask(bytesOf({}))

    await close()

    expect(whileClosing()).toMatch(/^HTTP\/1\.1 503 /)
  })
})
