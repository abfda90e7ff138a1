import { closeSites, open as openSite } from '../http/testing/openedSites.ts'
import { SESSION_LENGTH, TICKET_LENGTH } from './sessions.ts'
import { teamInMemory } from './testing/teamInMemory.ts'
import { MAX_WRONG_TOKENS } from './tokenJudge.ts'

const TOKEN = 'correct-horse-battery'
const PAGE = '/desk/board'
const TOOL = '/office/tools'
const FILE = '/r/mfe-office/0000000000000002/page.js'
const MEDIA = '/media/mfe-office/picture.svg'
const host = 'admin.localhost'
const origin = `http://${host}`

afterEach(async () => {
  jest.restoreAllMocks()
  await closeSites()
})

async function open(env: Record<string, string> = { ADMIN_TOKEN: TOKEN }) {
  const team = teamInMemory()
  const site = await openSite({ env, team })
  const login = (chave: string, para = PAGE, headers: Record<string, string> = { origin }) =>
    site.app.inject({
      method: 'POST',
      url: '/entrar',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ chave, para }).toString(),
    })
  const logout = (cookie: string, headers: Record<string, string> = { origin }) =>
    site.app.inject({ method: 'POST', url: '/sair', headers: { host, cookie, ...headers } })
  const visit = (url: string, cookie = '', at = host) => site.app.inject({ url, headers: { host: at, cookie } })
  /** What a browser follows from a guarded page of the site to the login and back. Returns the pass. */
  async function passFor(session: string, page = TOOL) {
    const asked = await visit(page, '', 'localhost')
    const sent = await visit(String(asked.headers.location).replace(origin, ''), session)
    const back = await visit(String(sent.headers.location).replace('http://localhost', ''), '', 'localhost')
    return { pass: sessionOf(back), leadsTo: back.headers.location, cookie: cookieOf(back) }
  }
  return { ...site, team, login, logout, visit, passFor }
}

const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie'])
const sessionOf = (response: { headers: Record<string, unknown> }) => cookieOf(response).split(';')[0] ?? ''

describe('without a token', () => {
  it('serves everything to everybody, but keeps search engines away', async () => {
    const { visit } = await open({})

    const page = await visit(TOOL, '', 'localhost')
    expect(page.body).toBe('tools')
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' })
    expect((await visit(FILE, '', 'localhost')).body).toBe('code')
    for (const at of ['localhost', host]) expect((await visit('/entrar', '', at)).statusCode).toBe(404)
    expect((await visit('/shop', '', 'localhost')).headers).not.toHaveProperty('x-robots-tag')
  })
})

describe('with a token', () => {
  it('asks for it at a page of the desk whose address is an endpoint of the site', async () => {
    const { login, visit } = await open()
    const [asked, usual] = [await visit('/leads'), await visit(PAGE)]
    const session = sessionOf(await login(TOKEN))
    const policy = 'content-security-policy'

    expect([asked.statusCode, asked.headers[policy]]).toEqual([401, usual.headers[policy]])
    const [page, other] = [await visit('/leads', session), await visit(PAGE, session)]
    expect([page.body, page.headers[policy]]).toEqual(['leads desk', other.headers[policy]])
  })

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
    TOOL,
    `${TOOL}?x=1`,
    `/_data/0000000000000002${PAGE}.json`,
    `/_data/0000000000000002${TOOL}.json`,
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

    for (const at of [host, 'localhost']) {
      const answer = await visit(url, '', at)

      expect([303, 400, 401, 404]).toContain(answer.statusCode)
      expect(answer.body).not.toMatch(/^(code|board|board data|tools|tools data|feed|made .*|<svg\/>)$/)
    }
  })

  it('does not affect the rest of the site', async () => {
    const { visit } = await open()

    const visitor = (url: string) => visit(url, '', 'localhost')
    expect((await visitor('/shop')).headers['cache-control']).toBe('no-cache')
    expect((await visitor('/r/mfe-shop/0000000000000001/page.js')).body).toBe('code')
    expect((await visitor('/media/mfe-shop/picture.svg')).headers['cache-control']).toContain('public')
  })

  it('tells guarded pages what their reader may do, and no other page', async () => {
    const { login, visit, passFor } = await open()
    const session = sessionOf(await login(TOKEN))
    const { pass } = await passFor(session)

    for (const page of [await visit(PAGE, session), await visit(TOOL, pass, 'localhost')])
      expect(page.headers['server-timing']).toBe('roles;desc="owner"')
    for (const other of [await visit(PAGE), await visit('/shop', pass, 'localhost'), await visit(FILE, session)])
      expect(other.headers).not.toHaveProperty('server-timing')
  })

  it('serves pages, data and files to sessions, but not to shared caches', async () => {
    const { login, visit } = await open()

    const entered = await login(TOKEN)

    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe(PAGE)
    const session = sessionOf(entered)
    const page = await visit(PAGE, session)
    expect([page.body, page.headers['cache-control']]).toEqual(['board', 'private, no-store'])
    expect((await visit(`/_data/0000000000000002${PAGE}.json`, session)).body).toBe('board data')
    for (const url of [FILE, MEDIA]) {
      const file = await visit(url, `other=1; ${session}`)
      expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable'])
    }
  })

  it.each([
    { url: 'http://admin.localhost', name: 'session', attributes: 'Path=/; HttpOnly; SameSite=Strict' },
    { url: 'https://admin.localhost', name: '__Host-session', attributes: 'Path=/; HttpOnly; Secure; SameSite=Strict' },
  ])('keeps the session in a cookie that scripts cannot read ($url)', async ({ url, name, attributes }) => {
    const { login } = await open({ ADMIN_TOKEN: TOKEN, ADMIN_URL: url })

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

    const answer = await app.inject({ method: 'POST', url: '/entrar', headers: { host, origin } })

    expect(answer.statusCode).toBe(401)
  })

  it.each([
    ['/desk/board', '/desk/board'],
    ['/leads', '/leads'],
    ['/office/tools', PAGE],
    ['/shop', PAGE],
    ['/entrar', PAGE],
    ['https://evil.example/leads', PAGE],
    ['//evil.example/leads', PAGE],
    ['//leads', PAGE],
    ['/\\evil.example/leads', PAGE],
    ['/desk/../shop', PAGE],
    ['', PAGE],
  ])('redirects after a login from %s to %s', async (wanted, target) => {
    const { login } = await open()

    expect((await login(TOKEN, wanted)).headers.location).toBe(target)
  })

  describe('on the other hosts', () => {
    it('sends whoever asks for a guarded page to the login, and back with a pass', async () => {
      const { login, visit, passFor } = await open()
      const session = sessionOf(await login(TOKEN))

      const { pass, leadsTo, cookie } = await passFor(session)

      expect(leadsTo).toBe(TOOL)
      expect(cookie).toMatch(/^pass=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
      expect((await visit(TOOL, pass, 'localhost')).body).toBe('tools')
      expect((await visit(FILE, pass, 'localhost')).body).toBe('code')
      expect((await visit('/office/anybody', pass, 'localhost')).body).toBe('made /office/anybody')
    })

    it('leads from the desk to such a page with a pass at once, by way of no other host', async () => {
      const { login, visit } = await open()
      const session = sessionOf(await login(TOKEN))

      const within = String((await visit(TOOL, session)).headers.location)
      const onward = String((await visit(within, session)).headers.location)

      expect(within).toBe('/entrar?para=%2Foffice%2Ftools&em=site')
      expect(onward).toMatch(/^http:\/\/localhost\/_pass\//)
    })

    it('asks for the token on the way, if nobody has logged in', async () => {
      const { app, visit } = await open()
      const asked = String((await visit(TOOL, '', 'localhost')).headers.location)
      expect(asked).toBe(`${origin}/entrar?para=%2Foffice%2Ftools&em=site`)
      const form = await visit(asked.replace(origin, ''))
      expect(form.body).toContain('name="em" value="site"')
      expect(form.headers['content-security-policy']).toContain("form-action 'self' http://localhost;")

      const entered = await app.inject({
        method: 'POST',
        url: '/entrar',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ chave: TOKEN, para: TOOL, em: 'site' }).toString(),
      })

      expect(entered.headers.location).toMatch(/^http:\/\/localhost\/_pass\//)
    })

    it.each([
      { what: "a session's cookie", made: (session: string) => session },
      { what: "a session under a pass's name", made: (session: string) => session.replace('session=', 'pass=') },
      { what: 'a forged pass', made: () => `pass=id.${Date.now() * 2}.abc` },
    ])('shows nothing for $what', async ({ made }) => {
      const { login, visit } = await open()

      const cookie = made(sessionOf(await login(TOKEN)))

      expect((await visit(TOOL, cookie, 'localhost')).statusCode).toBe(303)
      expect((await visit(FILE, cookie, 'localhost')).statusCode).toBe(401)
    })

    it('lets a pass act on nothing, and into the desk nobody', async () => {
      const { app, login, visit, passFor } = await open()
      const { pass } = await passFor(sessionOf(await login(TOKEN)))

      for (const at of ['localhost', host]) {
        for (const cookie of [pass, pass.replace('pass=', 'session=')]) {
          expect((await visit('/_site/releases', cookie, at)).statusCode).toBeGreaterThanOrEqual(401)
          expect((await visit('/health', cookie, at)).json()).not.toHaveProperty('incidents')
          expect((await visit('/metrics', cookie, at)).statusCode).toBe(401)
          const headers = { host: at, cookie, origin: `http://${at}` }
          const acted = await app.inject({ method: 'POST', url: '/_site/releases/pause', headers, payload: {} })
          expect(acted.statusCode).toBeGreaterThanOrEqual(401)
        }
      }
      expect((await visit(PAGE, pass.replace('pass=', 'session='))).statusCode).toBe(401)
    })

    it('ends a pass with its session', async () => {
      const { login, logout, visit, passFor } = await open()
      const session = sessionOf(await login(TOKEN))
      const { pass } = await passFor(session)

      await logout(session)

      expect((await visit(FILE, pass, 'localhost')).statusCode).toBe(401)
    })

    it('redeems a ticket for a minute, on its own host', async () => {
      const { login, visit } = await open()
      const session = sessionOf(await login(TOKEN))
      const sent = await visit(`/entrar?para=${TOOL}&em=site`, session)
      const ticket = String(sent.headers.location).replace('http://localhost', '')

      expect((await visit(ticket, '', 'preview.localhost')).statusCode).toBe(404)
      expect((await visit(ticket, '')).statusCode).toBe(404)
      expect((await visit(`${ticket}x`, '', 'localhost')).statusCode).toBe(404)
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + TICKET_LENGTH)
      expect((await visit(ticket, '', 'localhost')).statusCode).toBe(404)
    })
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
    const { team, login, visit } = await open()
    const session = sessionOf(await login(TOKEN))
    team.away = true

    const [page, file] = [await visit(PAGE, session), await visit(FILE, session)]

    expect([page.statusCode, file.statusCode]).toEqual([503, 503])
    expect(page.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'private, no-store' })
    expect(page.body).toContain('Não deu para conferir seu acesso agora.')
    expect(file.body).toBe('Acesso restrito.')
  })

  it('does not report a session as revoked that could not be revoked on every server, and keeps it to try again', async () => {
    const { team, login, logout, visit } = await open()
    const session = sessionOf(await login(TOKEN))
    team.away = true

    const refused = await logout(session)

    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('Não deu para encerrar seu acesso agora.')
    expect(refused.body).toContain('action="/sair"')
    expect(refused.headers).not.toHaveProperty('set-cookie')
    team.away = false
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
        const headers = { host, origin, 'x-forwarded-for': address }
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
