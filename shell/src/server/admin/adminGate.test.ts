import Fastify from 'fastify'
import { adminGate } from './adminGate.ts'
import { SESSION_LENGTH } from './adminSession.ts'
import { ATTEMPTS } from './entranceRoutes.ts'

const TOKEN = 'correct-horse-battery'
const PAGE = '/admin/image-generator'
const FILE = '/r/mfe-admin/0123456789abcdef/page.js'

async function site({ token = TOKEN, secure = false } = {}) {
  const app = Fastify()
  await adminGate(app, { token, brand: 'Vitrine <24h>', secure, filePrefixes: ['/r/mfe-admin', '/media/mfe-admin'] })
  app.get('/r/:remote/:release/:file', (_, reply) => reply.header('cache-control', 'public').send('code'))
  app.setNotFoundHandler((_, reply) => reply.header('cache-control', 'no-cache').send('document'))
  const enter = (chave: string, para = PAGE) =>
    app.inject({
      method: 'POST',
      url: '/admin/entrar',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ chave, para }).toString(),
    })
  const visit = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
  return { app, enter, visit }
}

const cookieOf = (response: { headers: Record<string, unknown> }) => String(response.headers['set-cookie'])
const sessionOf = (response: { headers: Record<string, unknown> }) => cookieOf(response).split(';')[0] ?? ''

describe('without a token', () => {
  it('is public, and keeps search engines away', async () => {
    const { visit } = await site({ token: '' })

    const page = await visit(PAGE)

    expect(page.body).toBe('document')
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-cache' })
    expect((await visit(FILE)).body).toBe('code')
    expect((await visit('/admin/entrar')).body).toBe('document')
  })

  it('says nothing of search engines elsewhere', async () => {
    const { visit } = await site({ token: '' })

    expect((await visit('/blog')).headers).not.toHaveProperty('x-robots-tag')
    expect((await visit('/administracao')).headers).not.toHaveProperty('x-robots-tag')
  })
})

describe('with a token', () => {
  it('asks for it before a document', async () => {
    const { visit } = await site()

    const page = await visit(PAGE)

    expect(page.statusCode).toBe(401)
    expect(page.body).toContain('<h1>Acesso da equipe</h1>')
    expect(page.body).toContain(`name="para" value="${PAGE}"`)
    expect(page.body).toContain('Vitrine &lt;24h&gt;')
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' })
  })

  it.each([
    PAGE,
    '/admin',
    `/_data${PAGE}`,
    FILE,
    '/media/mfe-admin/picture.jpg',
    '/%61dmin/x',
    '//admin/x',
    '/ADMIN/x',
    '/r/%6dfe-admin/a/b.js',
    '/%',
  ])('hands out nothing at %s', async (url) => {
    const { visit } = await site()

    const answer = await visit(url)

    expect([400, 401]).toContain(answer.statusCode)
    expect(answer.body).not.toMatch(/^(code|document)$/)
  })

  it('leaves the rest of the site alone', async () => {
    const { visit } = await site()

    expect((await visit('/blog')).headers['cache-control']).toBe('no-cache')
    expect((await visit('/r/mfe-blog/0123456789abcdef/page.js')).body).toBe('code')
  })

  it('opens documents and files to who gave the token, and to no cache in between', async () => {
    const { enter, visit } = await site()

    const entered = await enter(TOKEN)

    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe(PAGE)
    const page = await visit(PAGE, sessionOf(entered))
    expect([page.body, page.headers['cache-control']]).toEqual(['document', 'private, no-store'])
    const file = await visit(FILE, `other=1; ${sessionOf(entered)}`)
    expect([file.body, file.headers['cache-control']]).toEqual(['code', 'private, max-age=31536000, immutable'])
  })

  it.each([
    { secure: false, attributes: 'Path=/; HttpOnly; SameSite=Strict' },
    { secure: true, attributes: 'Path=/; HttpOnly; SameSite=Strict; Secure' },
  ])('keeps the session in a cookie that no script reads (secure: $secure)', async ({ secure, attributes }) => {
    const { enter } = await site({ secure })

    expect(cookieOf(await enter(TOKEN))).toMatch(new RegExp(`^admin_session=[\\w.-]+; Max-Age=28800; ${attributes}$`))
  })

  it.each(['', 'wrong', `${TOKEN}x`, TOKEN.slice(1)])('refuses the token "%s" in words', async (given) => {
    const { enter } = await site()

    const answer = await enter(given)

    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('Chave incorreta. Confira e tente de novo.')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('refuses a request without a body', async () => {
    const { app } = await site()

    expect((await app.inject({ method: 'POST', url: '/admin/entrar' })).statusCode).toBe(401)
  })

  it('ends a session by itself', async () => {
    const { enter, visit } = await site()
    const session = sessionOf(await enter(TOKEN))

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SESSION_LENGTH + 1000)

    expect((await visit(PAGE, session)).statusCode).toBe(401)
    jest.restoreAllMocks()
  })

  it('offers the way out to who is inside', async () => {
    const { app, enter, visit } = await site()
    const session = sessionOf(await enter(TOKEN))

    expect((await visit('/admin/entrar', session)).body).toContain('action="/admin/sair"')
    const left = await app.inject({ method: 'POST', url: '/admin/sair', headers: { cookie: session } })

    expect(left.headers.location).toBe('/admin/entrar')
    expect(cookieOf(left)).toMatch(/^admin_session=; Max-Age=0;/)
  })

  it('lets nobody guess on and on', async () => {
    const { enter } = await site()
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) expect((await enter('wrong')).statusCode).toBe(401)

    const answer = await enter(TOKEN)

    expect(answer.statusCode).toBe(429)
    expect(answer.body).toContain('Muitas tentativas.')
    expect(answer.headers).toHaveProperty('retry-after')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('stands beside other parsers and limits of the same site', async () => {
    const app = Fastify()
    await app.register(import('@fastify/formbody'))
    await app.register(import('@fastify/rate-limit'), { global: false })

    await adminGate(app, { token: TOKEN, brand: 'Vitrine', secure: false, filePrefixes: [] })

    expect((await app.inject({ url: PAGE })).statusCode).toBe(401)
  })
})
