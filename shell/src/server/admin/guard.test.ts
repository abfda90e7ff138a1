import { openSite } from '../http/testing/openSite.ts'
import { SESSION_LENGTH } from './sessions.ts'
import { revokedInMemory } from './testing/revokedInMemory.ts'
import { MAX_WRONG_TOKENS } from './tokenJudge.ts'

const TOKEN = 'correct-horse-battery'
const PAGE = '/office/tools'
const FILE = '/r/mfe-office/0000000000000002/page.js'
const MEDIA = '/media/mfe-office/picture.svg'
const origin = 'http://localhost'

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  jest.restoreAllMocks()
  for (const site of opened.splice(0)) await site.close()
})

async function open(env: Record<string, string> = { ADMIN_TOKEN: TOKEN }) {
  const revokedSessions = revokedInMemory()
  const site = await openSite({ env, revokedSessions })
  opened.push(site)
  const login = (chave: string, para = PAGE, headers: Record<string, string> = { origin }) =>
    site.app.inject({
      method: 'POST',
      url: '/entrar',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ chave, para }).toString(),
    })
  const logout = (cookie: string, headers: Record<string, string> = { origin }) =>
    site.app.inject({ method: 'POST', url: '/sair', headers: { host: 'localhost', cookie, ...headers } })
  const visit = (url: string, cookie = '') => site.app.inject({ url, headers: { cookie } })
  return { ...site, revokedSessions, login, logout, visit }
}

const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie'])
const sessionOf = (response: { headers: Record<string, unknown> }) => cookieOf(response).split(';')[0] ?? ''

describe('without a token', () => {
  it('serves everything to everybody, but keeps search engines away', async () => {
    const { visit } = await open({})

    const page = await visit(PAGE)

    expect(page.body).toBe('tools')
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' })
    expect((await visit(FILE)).body).toBe('code')
    expect((await visit('/entrar')).statusCode).toBe(404)
    expect((await visit('/shop')).headers).not.toHaveProperty('x-robots-tag')
  })
})

describe('with a token', () => {
  it('requires it for a guarded document', async () => {
    const { visit } = await open()

    const page = await visit(PAGE)

    expect(page.statusCode).toBe(401)
    expect(page.body).toContain('<h1>Acesso da equipe</h1>')
    expect(page.body).toContain(`name="para" value="${PAGE}"`)
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' })
  })

  it.each([
    PAGE,
    `${PAGE}?x=1`,
    `/_data/0000000000000002${PAGE}.json`,
    '/%6fffice/tools',
    '/office/t%6fols',
    '/office/anybody',
    '/_data/0000000000000002/office/anybody.json',
    '/office/feed.xml',
    FILE,
    MEDIA,
    '/r/%6dfe-office/0000000000000002/page.js',
    '/media/mfe-offic%65/picture.svg',
    '/r/mfe-office/ffffffffffffffff/page.js',
    // Other spellings of a target, which some parsers treat as the guarded path.
    `http://localhost${PAGE}`,
    `//x${PAGE}`,
    `/\\x${PAGE}`,
    `/${PAGE}`,
    '/OFFICE/tools',
    '/office//tools',
    '/shop/../office/tools',
    '/shop/%2e%2e/office/tools',
    '/%',
  ])('serves nothing at %s', async (url) => {
    const { visit } = await open()

    const answer = await visit(url)

    expect([400, 401, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/^(code|tools|tools data|feed|made .*|<svg\/>)$/)
  })

  it('does not affect the rest of the site', async () => {
    const { visit } = await open()

    expect((await visit('/shop')).headers['cache-control']).toBe('no-cache')
    expect((await visit('/r/mfe-shop/0000000000000001/page.js')).body).toBe('code')
    expect((await visit('/media/mfe-shop/picture.svg')).headers['cache-control']).toContain('public')
  })

  it('serves pages, data and files to sessions, but not to shared caches', async () => {
    const { login, visit } = await open()

    const entered = await login(TOKEN)

    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe(PAGE)
    const session = sessionOf(entered)
    const page = await visit(PAGE, session)
    expect([page.body, page.headers['cache-control']]).toEqual(['tools', 'private, no-store'])
    expect((await visit(`/_data/0000000000000002${PAGE}.json`, session)).body).toBe('tools data')
    expect((await visit('/office/anybody', session)).body).toBe('made /office/anybody')
    for (const url of [FILE, MEDIA]) {
      const file = await visit(url, `other=1; ${session}`)
      expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable'])
    }
  })

  it.each([
    { url: 'http://exemplo.com.br', name: 'session', attributes: 'Path=/; HttpOnly; SameSite=Strict' },
    { url: 'https://exemplo.com.br', name: '__Host-session', attributes: 'Path=/; HttpOnly; Secure; SameSite=Strict' },
  ])('keeps the session in a cookie that scripts cannot read ($url)', async ({ url, name, attributes }) => {
    const { login } = await open({ ADMIN_TOKEN: TOKEN, SITE_URL: url })

    expect(cookieOf(await login(TOKEN))).toMatch(new RegExp(`^${name}=[^;]+; Max-Age=28800; ${attributes}$`))
  })

  it.each(['', 'wrong', `${TOKEN}x`, TOKEN.slice(1)])('refuses the token "%s" with an explanation', async (given) => {
    const { login } = await open()

    const answer = await login(given)

    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('Chave incorreta. Confira e tente de novo.')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('refuses a request without a body', async () => {
    const { app } = await open()

    const answer = await app.inject({ method: 'POST', url: '/entrar', headers: { host: 'localhost', origin } })

    expect(answer.statusCode).toBe(401)
  })

  it.each([
    ['/office/tools', '/office/tools'],
    ['/office/anybody', '/office/anybody'],
    ['/shop', PAGE],
    ['/entrar', PAGE],
    ['https://evil.example/office/tools', PAGE],
    ['//evil.example/office/tools', PAGE],
    ['//office/tools', PAGE],
    ['/\\evil.example/office/tools', PAGE],
    ['/office/../shop', PAGE],
    ['', PAGE],
  ])('redirects after a login from %s to %s', async (wanted, target) => {
    const { login } = await open()

    expect((await login(TOKEN, wanted)).headers.location).toBe(target)
  })

  it('expires a session by itself', async () => {
    const { login, visit } = await open()
    const session = sessionOf(await login(TOKEN))

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SESSION_LENGTH + 1000)

    expect((await visit(PAGE, session)).statusCode).toBe(401)
  })

  it('ends a session on the server at logout, so that a copy of the cookie is useless', async () => {
    const { login, logout, visit } = await open()
    const session = sessionOf(await login(TOKEN))
    expect((await visit('/entrar', session)).body).toContain('action="/sair"')

    const left = await logout(session)

    expect(left.headers.location).toBe('/entrar')
    expect(cookieOf(left)).toMatch(/^session=; Max-Age=0;/)
    expect((await visit(PAGE, session)).statusCode).toBe(401)
  })

  it('admits nobody, and says so, while it cannot be determined whether a session was revoked', async () => {
    const { revokedSessions, login, visit } = await open()
    const session = sessionOf(await login(TOKEN))
    revokedSessions.away = true

    const [page, file] = [await visit(PAGE, session), await visit(FILE, session)]

    expect([page.statusCode, file.statusCode]).toEqual([503, 503])
    expect(page.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' })
    expect(page.body).toContain('Não deu para conferir seu acesso agora.')
    expect(file.body).toBe('Acesso restrito.')
  })

  it('does not report a session as revoked that could not be revoked on every server, and keeps it to try again', async () => {
    const { revokedSessions, login, logout, visit } = await open()
    const session = sessionOf(await login(TOKEN))
    revokedSessions.away = true

    const refused = await logout(session)

    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('Não deu para encerrar seu acesso agora.')
    expect(refused.body).toContain('action="/sair"')
    expect(refused.headers).not.toHaveProperty('set-cookie')
    revokedSessions.away = false
    expect((await logout(session)).statusCode).toBe(303)
    expect((await visit(PAGE, session)).statusCode).toBe(401)
  })

  it.each<{ headers: Record<string, string> }>([
    { headers: {} },
    { headers: { origin: 'https://evil.example' } },
    { headers: { 'sec-fetch-site': 'cross-site', origin } },
  ])('refuses a login and a logout from another site ($headers)', async ({ headers }) => {
    const { login, logout, visit } = await open()
    const session = sessionOf(await login(TOKEN))

    expect((await login(TOKEN, PAGE, headers)).statusCode).toBe(403)
    expect((await logout(session, headers)).statusCode).toBe(403)
    expect((await visit(PAGE, session)).statusCode).toBe(200)
  })

  it('limits how often a token can be guessed', async () => {
    const { login } = await open()
    for (let attempt = 0; attempt < MAX_WRONG_TOKENS; attempt += 1) {
      expect((await login('wrong')).statusCode).toBe(401)
    }

    const answer = await login(TOKEN)

    expect(answer.statusCode).toBe(429)
    expect(answer.body).toContain('Muitas tentativas.')
    expect(answer.headers).toHaveProperty('retry-after')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  describe('behind a proxy', () => {
    const routes = ['login', '/metrics', '/_site/releases'] as const

    async function openBehindProxy() {
      const { app } = await open({ ADMIN_TOKEN: TOKEN, TRUST_PROXY: '127.0.0.0/8' })
      return async function statusOf(route: (typeof routes)[number], address: string, key = 'wrong'): Promise<number> {
        const headers = { host: 'localhost', origin, 'x-forwarded-for': address }
        const type = 'application/x-www-form-urlencoded'
        const { statusCode } = await (route === 'login'
          ? app.inject({
              method: 'POST',
              url: '/entrar',
              headers: { ...headers, 'content-type': type },
              payload: new URLSearchParams({ chave: key }).toString(),
            })
          : app.inject({ url: route, headers: { ...headers, authorization: `Bearer ${key}` } }))
        return statusCode
      }
    }

    it.each(routes)('never refuses the right token because of the guesses of other addresses (%s)', async (route) => {
      const statusOf = await openBehindProxy()
      for (let other = 0; other < 105; other += 1) {
        expect(await statusOf(route, `198.51.100.${other}`)).toBe(401)
        expect(await statusOf(route, `2001:db8:0:${other.toString(16)}::1`)).toBe(401)
      }

      expect(await statusOf(route, '203.0.113.7', TOKEN)).toBeLessThan(400)
      expect(await statusOf(route, '198.51.100.7', TOKEN)).toBeLessThan(400)
    })

    it.each(routes)('counts the guesses of one network as those of one address (%s)', async (route) => {
      const statusOf = await openBehindProxy()
      for (let own = 1; own <= MAX_WRONG_TOKENS; own += 1) await statusOf(route, `2001:db8::${own}`)

      expect(await statusOf(route, '2001:db8::ffff', TOKEN)).toBeGreaterThanOrEqual(400)
      expect(await statusOf(route, '2001:db8:0:1::1', TOKEN)).toBeLessThan(400)
    })

    it.each([
      { guessed: '/metrics', other: 'login' },
      { guessed: 'login', other: '/metrics' },
    ] as const)('does not close $other to an address that guesses at $guessed', async ({ guessed, other }) => {
      const statusOf = await openBehindProxy()
      for (let attempt = 0; attempt <= MAX_WRONG_TOKENS; attempt += 1) await statusOf(guessed, '203.0.113.7')

      expect(await statusOf(other, '203.0.113.7', TOKEN)).toBeLessThan(400)
    })
  })
})
