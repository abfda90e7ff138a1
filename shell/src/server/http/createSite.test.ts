import { isShellPath } from '@site/contracts/Registry'
import type { Tracing } from '../tracing/Tracing.ts'
import type { openSite } from './testing/openSite.ts'
import { shellPages } from '../../universal/routing/shellPaths.ts'
import { DamagedDocument } from '../releaseStore/compositions/readFolder.ts'
import type { FinishedPage } from '../rendering/finished/FinishedPage.ts'
import { closeSites, open } from './testing/openedSites.ts'
import { page } from './testing/sampleSite.ts'

const TOKEN = 'correct-horse-battery'

afterEach(closeSites)

it('has no route of its own at a path that a remote can have', async () => {
  const { app } = await open({ env: { ADMIN_TOKEN: TOKEN } })

  // Paths at the root of the tree: those below contain them.
  const paths = [...app.printRoutes({ commonPrefix: false }).matchAll(/^\S+ (\/\S*) \(/gm)].map(([, path = '']) => path)

  expect(paths).toEqual(expect.arrayContaining(['/entrar', '/health', '/leads']))
  expect(paths.filter((path) => !isShellPath(path))).toEqual([])
})

it.each(['/shop', '/entrar', '/leads', '/health', '/_reports', '/metrics', '/nada'])(
  'no hook fails after a response to %s',
  async (url) => {
    const failures: unknown[] = []
    const seen: string[] = []
    // Before the plugins, which inherit hooks when they are registered.
    const followRequests: Tracing['followRequests'] = (app) =>
      app.addHook('onRequest', async ({ log, method }) => {
        seen.push(method)
        jest.spyOn(log, 'error').mockImplementation((failure, message) => {
          if (message === 'request errored') failures.push(failure instanceof Object && Reflect.get(failure, 'err'))
        })
      })
    const { app } = await open({ env: { ADMIN_TOKEN: TOKEN }, tracing: { followRequests } })

    await app.inject({ url })
    await app.inject({ url, method: 'POST' })

    expect([seen, failures]).toEqual([['GET', 'POST'], []])
  },
)

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

  it.each([
    { what: 'the releases are no longer looked at', options: { lookedAt: () => Date.now() - 600_000 } },
    { what: 'a remote is missing', options: { missing: ['mfe-closed'] } },
    { what: 'leads cannot be stored', options: { probe: () => Promise.reject(new Error('no database')) } },
    { what: 'a receiver does not take leads', options: { countOverdue: async () => 3 } },
  ])('is degraded while $what, and tells only the operator why', async ({ options }) => {
    const { app } = await open({ env: { ADMIN_TOKEN: TOKEN }, ...options })
    const ask = async (headers: Record<string, string> = {}) => (await app.inject({ url: '/health', headers })).json()

    expect(await ask()).toMatchObject({ status: 'degraded' })
    expect(await ask()).not.toHaveProperty('concerns')
    expect((await ask({ authorization: `Bearer ${TOKEN}` })).concerns).toHaveLength(1)
  })

  it('is degraded by failures of what is live that several visitors report, and by nothing else that anybody reports', async () => {
    const { app } = await open()
    const report = (remoteAddress: string, release: string) =>
      app.inject({
        url: '/_reports',
        method: 'POST',
        remoteAddress,
        headers: { 'content-type': 'application/reports+json', 'sec-fetch-site': 'same-origin' },
        payload: JSON.stringify([{ type: 'incident', body: { remote: 'mfe-shop', release, cause: 'load' } }]),
      })
    const status = async () => (await app.inject({ url: '/health', headers: { host: 'localhost' } })).json().status
    for (let count = 0; count < 10; count++) await report('198.51.100.1', '0000000000000001')
    for (let address = 1; address <= 50; address++) await report(`198.51.100.${address}`, 'ffffffffffffffff')
    expect(await status()).toBe('ok')

    for (let address = 2; address <= 5; address++) await report(`198.51.100.${address}`, '0000000000000001')

    expect(await status()).toBe('degraded')
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
  it('is 503 while a remote is missing that was live', async () => {
    const { app } = await open({ missing: ['mfe-closed'] })

    const answer = await app.inject({ url: '/ready' })

    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'waiting', missing: ['mfe-closed'], behind: false, leads: 'stored' },
    ])
  })

  it('stays ready when a team is registered that has released nothing yet', async () => {
    const { app } = await open({ down: ['mfe-closed'] })

    const answer = await app.inject({ url: '/ready' })

    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'ready', missing: [] }])
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

describe('a document that is damaged', () => {
  const damaged = (page: FinishedPage): FinishedPage => ({
    ...page,
    body: { ...page.body, read: async () => Promise.reject(new DamagedDocument('site/shop is damaged.')) },
  })
  const html = { accept: 'text/html' }

  it.each([
    { also: 'nothing else', paths: ['/shop'], body: 'unavailable' },
    {
      also: "the failure's own page",
      paths: ['/shop', shellPages.unavailable],
      body: expect.stringContaining('Algo deu errado'),
    },
  ])('is answered with 503, with $also damaged, and says nothing about it', async ({ paths, body }) => {
    const { app } = await open({ document: (path, page) => (paths.includes(path) ? damaged(page) : page) })

    const answer = await app.inject({ url: '/shop', headers: html })

    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([503, body, 'no-store'])
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  it('is still the same to a browser that has it', async () => {
    const { app } = await open({ document: (path, page) => (path === '/shop' ? damaged(page) : page) })
    const { headers } = await app.inject({ url: '/shop/hours', headers: html })
    const etag = String(headers.etag)
    const { etag: own } = await page('shop')

    const answer = await app.inject({ url: '/shop', headers: { ...html, 'if-none-match': `"${own}-identity"` } })

    expect([answer.statusCode, etag === `"${own}-identity"`]).toEqual([304, false])
  })
})
