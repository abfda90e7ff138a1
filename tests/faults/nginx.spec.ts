import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { countLeads } from '../support/servers/countLeads.ts'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { type Nginx, startNginx } from '../support/servers/startNginx.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

// Starts the site that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

/** A third of it applies to leads without a form token. */
const LIMIT = 3
let site: OwnSite
let server: string
const running: Nginx[] = []

test.beforeAll(async () => {
  site = await startOwnSite({ TRUST_PROXY: '1', LEAD_RATE_LIMIT: String(3 * LIMIT) })
  server = new URL(site.url).host.replace('localhost', '127.0.0.1')
})
test.afterEach(() => Promise.all(running.splice(0).map((nginx) => nginx.stop())))
test.afterAll(() => site.stop())

async function before(...servers: string[]) {
  const nginx = await startNginx(servers)
  running.push(nginx)
  return nginx
}

type SentRequest = { method?: string; headers?: Record<string, string>; body?: string; from?: string }
type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/**
 * Sends the request exactly as given: nothing is decoded, followed or reused. `from` is the visitor's address. Every request
 * has its own connection, because nginx reads the rest of a body that was refused early, and then closes the connection.
 */
function ask(
  { port }: Nginx,
  path: string,
  { method = 'GET', headers, body, from }: SentRequest = {},
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const connection = { host: '127.0.0.1', port, localAddress: from, agent: false }
    const sent = request({ ...connection, path, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

const lead = (email: string, { headers, from }: Pick<SentRequest, 'headers' | 'from'> = {}): SentRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ kind: 'newsletter', email }),
  from,
})
const leadsOf = (email: string) => countLeads({ DATA_DIR: site.dataFolder }, email)

/**
 * A server that accepts a request and breaks the connection instead of responding; `seen` are the methods of those requests.
 */
async function startBreakingServer() {
  const seen: string[] = []
  const breaking = createServer((incoming, response) => {
    seen.push(incoming.method ?? '')
    incoming.resume().once('end', () => response.destroy())
  })
  const port = await listenOnFreePort(breaking)
  return { address: `127.0.0.1:${port}`, seen, stop: () => breaking.close() }
}

test('leads to the desk and to previews by their names, where there is nothing of the site', async () => {
  const nginx = await before(server)
  const at = (name: string, path: string) => ask(nginx, path, { headers: { host: `${name}.localhost:${nginx.port}` } })

  const desk = await at('admin', '/')
  const [ofSite, preview] = [await at('admin', '/quiz'), await at('preview', '/quiz')]

  expect([desk.status, desk.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/(inicio|leads|admin\/releases)$/),
  ])
  expect([ofSite.status, preview.status]).toEqual([404, 404])
  expect(preview.body.toString()).toContain('Sem prévia')
  const led = await ask(nginx, '/admin/releases', { headers: { host: `localhost:${nginx.port}` } })
  expect(led.headers.location).toBe(`http://admin.localhost:${nginx.port}/admin/releases`)
})

test('passes on pages as the server has compressed them, and answers revalidations with 304', async () => {
  const nginx = await before(server)
  const page = await ask(nginx, '/', { headers: { 'accept-encoding': 'br' } })
  const plain = await ask(nginx, '/')
  const etag = String(page.headers.etag)
  const again = await ask(nginx, '/', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } })
  const search = await ask(nginx, `/blog?search=${'a'.repeat(10_000)}`)

  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
  expect(brotliDecompressSync(page.body).equals(plain.body)).toBe(true)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(page.headers['content-security-policy']).toContain('sha256-')
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
  expect(search.status).toBe(200)
})

test("passes on a lead once, with page's host and visitor's address, and logs nothing about it", async () => {
  const nginx = await before(server)
  const origin = `http://www.exemplo.com.br:${nginx.port}`
  const host = new URL(origin).host
  const from = '127.0.0.2'
  const send = (number: number) =>
    ask(
      nginx,
      '/leads',
      lead('once@exemplo.com.br', { headers: { host, origin, 'x-forwarded-for': `203.0.113.${number}` }, from }),
    )

  const statuses = []
  for (let number = 1; number <= LIMIT + 1; number++) statuses.push((await send(number)).status)
  const other = await ask(nginx, '/leads', lead('other@exemplo.com.br', { from: '127.0.0.3' }))
  const elsewhere = await ask(
    nginx,
    '/leads',
    lead('x@exemplo.com.br', { headers: { host, origin: 'http://x.example' } }),
  )
  await ask(nginx, '/leads/x?email=typed@exemplo.com.br', {
    headers: { referer: `${origin}/?email=typed@exemplo.com.br` },
  })

  expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429])
  expect([other.status, elsewhere.status]).toEqual([200, 403])
  expect(await leadsOf('once@exemplo.com.br')).toBe(1)
  expect(nginx.logs()).toContain('GET /leads/x 404')
  expect(nginx.logs()).not.toMatch(/typed|127\.0\.0\.2|203\.0\.113/)
})

test('accepts large bodies for releases only, and denies visitors /metrics', async () => {
  const nginx = await before(server)
  const post = (path: string, size: number) => ask(nginx, path, { method: 'POST', body: 'x'.repeat(size) })
  const announced = await ask(nginx, '/_releases/mfe-blog', {
    method: 'POST',
    headers: { 'content-length': String(33 * 1024 * 1024), connection: 'close' },
  }).catch(() => undefined)

  expect((await post('/leads', 65 * 1024)).status).toBe(413)
  expect((await post('/_releases/mfe-blog', 1024 * 1024)).status).not.toBe(413)
  expect(announced?.status ?? 413).toBe(413)
  expect((await ask(nginx, '/metrics')).status).toBe(404)
})

test('with one of two servers dead, visitors notice nothing, and a lead arrives once', async () => {
  const dead = await startBreakingServer()
  dead.stop()
  const nginx = await before(dead.address, server)

  // The dead one comes first, and is then skipped for a while.
  const sent = await ask(nginx, '/leads', lead('dead@exemplo.com.br', { from: '127.0.0.4' }))
  const pages = await Promise.all(['/', '/blog', '/quiz', '/'].map((path) => ask(nginx, path)))

  expect([sent, ...pages].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await leadsOf('dead@exemplo.com.br')).toBe(1)
  expect(nginx.logs()).toContain(`${dead.address}, ${server} 502, 200`)
})

test('asks another server for a page if one breaks off, but never resends a lead by itself', async () => {
  const breaking = await startBreakingServer()
  const [forPage, forLead] = [await before(breaking.address, server), await before(breaking.address, server)]

  const page = await ask(forPage, '/?email=typed@exemplo.com.br')
  const email = 'broken@exemplo.com.br'
  const sent = await ask(forLead, '/leads', lead(email, { from: '127.0.0.5' }))
  const before502 = await leadsOf(email)
  const sentAgain = await ask(forLead, '/leads', lead(email, { from: '127.0.0.5' }))

  expect(breaking.seen).toEqual(['GET', 'POST'])
  expect([page.status, sent.status, sentAgain.status]).toEqual([200, 502, 200])
  expect([before502, await leadsOf(email)]).toEqual([0, 1])
  expect(forPage.logs()).toContain(`${breaking.address}, ${server} 502, 200`)
  expect(forPage.logs()).not.toContain('typed')
  breaking.stop()
})
