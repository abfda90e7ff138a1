import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { expect, test } from 'playwright/test'
import { currentRelease } from '../support/releases/currentRelease.ts'
import { makeRelease } from '../support/releases/makeRelease.ts'
import { pointTo } from '../support/releases/pointTo.ts'
import { freePort } from '../support/servers/listenOnFreePort.ts'
import { sharedSite } from '../support/servers/sharedSite.ts'
import { type Nginx, startNginx, startNginxOfExport } from '../support/servers/startNginx.ts'
import { type OwnSite, startOwnSite } from '../support/servers/startOwnSite.ts'

// Starts the site that the tests share only once instead of once per worker.
test.describe.configure({ mode: 'default' })

const TOKEN = 'uma-chave-bem-comprida'
const remote = 'mfe-quiz'
let site: OwnSite
let server: string
const running: Nginx[] = []

test.beforeAll(async () => {
  site = await startOwnSite({ TRUST_PROXY: '1', ADMIN_TOKEN: TOKEN })
  // As the folder of the shipped unit is: nginx passes it, and opens what it has the right to.
  chmodSync(dirname(site.releasesFolder), 0o711)
  server = new URL(site.url).host.replace('localhost', '127.0.0.1')
})
test.afterEach(() => Promise.all(running.splice(0).map((nginx) => nginx.stop())))
test.afterAll(() => site.stop())

async function before(address: string) {
  const nginx = await startNginx([address], site.releasesFolder)
  running.push(nginx)
  return nginx
}

/** nginx in front of an export of what is live. */
async function beforeExport() {
  // nginx may open what lies there.
  const folder = mkdtempSync(join(dirname(site.releasesFolder), 'export-'))
  chmodSync(folder, 0o755)
  execFileSync(process.execPath, ['shell/dist/server/export.cjs', folder], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      SITE_URL: sharedSite.url,
      RELEASES_DIR: site.releasesFolder,
      DATA_DIR: site.dataFolder,
    },
  })
  const nginx = await startNginxOfExport(folder)
  running.push(nginx)
  return nginx
}

/** Where no server runs. */
const nowhere = async () => `127.0.0.1:${await freePort()}`

type Response = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Sends the request exactly as given: nothing is decoded or followed. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, path, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Of the connection and of the file, of which everybody has their own idea. */
const own = ['date', 'server', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges']

/** What a browser does something with. */
const essence = ({ status, headers, body }: Response) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      .sort(),
  ),
  body: body.toString('base64'),
})

const liveNames = () =>
  readdirSync(join(site.releasesFolder, sharedFolder.webServer)).flatMap((name) => /^(.+)\.live$/.exec(name)?.[1] ?? [])

/** What the live composition states. */
function manifest(): { documents: { path: string; file: string }[]; files: { address: string; guarded: boolean }[] } {
  const [name = ''] = liveNames()
  return JSON.parse(
    readFileSync(join(site.releasesFolder, sharedFolder.compositions, name, 'composition.json'), 'utf8'),
  )
}

/** The addresses that were asked for at a server. */
const askedFor = (nginx: Nginx) =>
  nginx
    .logs()
    .split('\n')
    .flatMap((line) => / (?:GET|HEAD|POST) (\S+) .* 127\.0\.0\.1:\d+ \d+$/.exec(line)?.[1] ?? [])

for (const { what, start } of [
  { what: 'the live folder', start: async () => before(await nowhere()) },
  { what: 'an export', start: beforeExport },
]) {
  test(`sends every document and file of ${what} as a server does, while none runs`, async () => {
    const nginx = await start()
    const { documents, files } = manifest()
    const open = documents.filter(({ path, file }) => file.startsWith('site/') && !path.startsWith('*'))
    const addresses = [
      ...open.map(({ path }) => path),
      ...files.filter((one) => !one.guarded).map((one) => one.address),
    ]
    const serverPort = Number(new URL(site.url).port)
    expect(addresses.length).toBeGreaterThan(100)

    for (const path of addresses) {
      for (const encoding of ['br, gzip', 'gzip;q=1, br;q=0', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const [expected, found] = await Promise.all([
          ask(serverPort, encodeURI(path), headers),
          ask(nginx.port, encodeURI(path), headers),
        ])
        expect({ path, encoding, ...essence(found) }).toEqual({ path, encoding, ...essence(expected) })
      }
    }
    const { headers } = await ask(nginx.port, '/', { 'accept-encoding': 'br' })
    const again = await ask(nginx.port, '/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
}

test('without a server, says that the rest is unavailable, and loses nothing that is submitted', async () => {
  const nginx = await before(await nowhere())
  const html = { accept: 'text/html' }

  const search = await ask(nginx.port, '/blog?search=site', html)
  const advertised = await ask(nginx.port, '/servicos?utm_source=x', html)
  const unknown = await ask(nginx.port, '/nada', html)
  const lead = await ask(nginx.port, '/leads', { 'accept-encoding': 'br' }, 'POST')
  const desk = await ask(nginx.port, '/leads', { 'accept-encoding': 'br', host: 'admin.localhost' })

  // nginx's own pages are not compressed.
  for (const own of [lead, desk]) {
    expect(own.headers['content-encoding']).toBeUndefined()
    expect(own.body.toString()).toContain('<html>')
  }
  expect([search.status, advertised.status, unknown.status, lead.status]).toEqual([503, 200, 503, 502])
  expect(search.body.toString()).toContain('Tente de novo')
  expect(search.headers['content-security-policy']).toContain('sha256-')
  expect(search.headers['retry-after']).toBe('30')
  expect(await ask(nginx.port, '/admin/releases').then(({ status }) => status)).toBe(503)
  expect(await ask(nginx.port, '/composition.json').then(({ status }) => status)).toBe(503)
})

test('an export answers what is not there with its own page, and redirects a page with a slash', async () => {
  const nginx = await beforeExport()

  const unknown = await ask(nginx.port, '/nada', { 'accept-encoding': 'br' })
  const slash = await ask(nginx.port, '/quiz/')

  expect([unknown.status, unknown.headers['content-encoding']]).toEqual([404, 'br'])
  expect(unknown.headers['content-security-policy']).toContain('sha256-')
  expect([slash.status, slash.headers.location]).toEqual([301, '/quiz'])
  expect(await ask(nginx.port, '/admin/releases').then(({ status }) => status)).toBe(404)
})

test('asks a server for what depends on the visitor, and for differences between scripts', async () => {
  const nginx = await before(server)
  const { files } = manifest()
  const script = files.map(({ address }) => address).find((address) => /^\/shell\/\w+\.\w+\.js$/.test(address)) ?? ''
  const dictionary = { 'available-dictionary': `:${'A'.repeat(43)}=:`, 'accept-encoding': 'br, dcz' }

  await ask(nginx.port, '/servicos', { cookie: 'tema=escuro; __Host-canary=7' })
  await ask(nginx.port, '/servicos', { cookie: 'a=b; __Host-preview=x' })
  for (const host of ['admin.localhost', 'preview.localhost:80']) await ask(nginx.port, '/sobre', { host })
  await ask(nginx.port, '/blog?search=site')
  await ask(nginx.port, '/quiz', {}, 'POST')
  const delta = await ask(nginx.port, script, dictionary)
  const worker = await ask(nginx.port, script, { 'sec-fetch-dest': 'worker' })
  const alone = await ask((await before(await nowhere())).port, script, dictionary)

  expect(askedFor(nginx)).toEqual(['/servicos', '/sobre', '/sobre', '/blog', '/quiz', script, script])
  expect(worker.headers['content-security-policy']).toContain("default-src 'none'")
  expect([delta.status, alone.status]).toEqual([200, 200])
  expect(alone.body.equals(delta.body)).toBe(true)
})

test('shows a release and its rollback at once, and by itself after a reload', async () => {
  const nginx = await before(server)
  const first = currentRelease(site.releasesFolder, remote)
  const page = async () => (await ask(nginx.port, '/quiz')).body.toString()
  const [heading, changed] = ['O que o quiz avalia', 'O que muda agora']
  expect(await page()).toContain(heading)

  makeRelease(site.releasesFolder, remote, { server: (source) => source.replaceAll(heading, changed) })
  await expect.poll(page).toContain(changed)
  await nginx.reload()
  const asked = askedFor(nginx).length
  expect(await page()).toContain(changed)
  expect(askedFor(nginx)).toHaveLength(asked)

  pointTo(site.releasesFolder, remote, first)
  await expect.poll(page).toContain(heading)
  await nginx.reload()
  const askedThen = askedFor(nginx).length
  expect(await page()).toContain(heading)
  expect(askedFor(nginx)).toHaveLength(askedThen)
})
