import { teamPath, teamState } from '@site/contracts/Team'
import * as v from 'valibot'
import { closeSites, open as openSite } from '../../http/testing/openedSites.ts'
import type { Mail } from '../../mail/createMailer.ts'
import { teamInMemory } from '../testing/teamInMemory.ts'

const TOKEN = 'correct-horse-battery'
const host = 'admin.localhost'
const origin = `http://${host}`
afterEach(async () => {
  jest.restoreAllMocks()
  await closeSites()
})

type Headers = Record<string, string>

/** A site with an owner and a seller, each logged in with a link. */
async function open(mails?: Mail[]) {
  const team = teamInMemory()
  const sendMail = mails && (async (mail: Mail) => void mails.push(mail))
  const site = await openSite({ env: { ADMIN_TOKEN: TOKEN }, team, sendMail })
  const now = Date.now()
  const post = (url: string, headers: Headers = {}, payload: object = {}) =>
    site.app.inject({ method: 'POST', url, headers: { host, origin, ...headers }, payload })
  const look = (url: string, headers: Headers = {}) => site.app.inject({ url, headers: { host, ...headers } })
  const cookieOf = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''
  async function logIn(person: string): Promise<Headers> {
    await team.hand(`link of ${person}`, { purpose: 'link', person, endsAt: now + 60_000 }, now)
    return { cookie: cookieOf(await post(`/entrar/convite/${encodeURIComponent(`link of ${person}`)}`)) }
  }
  const people = {
    ana: { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br', roles: ['owner'] },
    bia: { id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', roles: ['seller'] },
  } as const
  for (const person of Object.values(people)) await team.addMember(person, now)
  const byToken = async () => ({
    cookie: cookieOf(
      await site.app.inject({
        method: 'POST',
        url: '/entrar',
        headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ chave: TOKEN }).toString(),
      }),
    ),
  })
  return { ...site, team, post, look, logIn, byToken, owner: await logIn('ana'), seller: await logIn('bia') }
}

const acts = [
  { url: '/_site/people', payload: { name: 'Caio', email: 'caio@exemplo.com.br', roles: ['owner'], page: '/leads' } },
  { url: '/_site/people/ana/roles', payload: { roles: ['seller'] } },
  { url: '/_site/people/ana/sessions', payload: {} },
  { url: '/_site/people/ana/link', payload: { page: '/leads' } },
  { url: '/_site/people/ana/remove', payload: {} },
  { url: '/_site/people/me', payload: { name: 'Eva', email: 'eva@exemplo.com.br' } },
]

it.each(acts)('refuses $url to everybody but an owner, on the desk and from its own page', async ({ url, payload }) => {
  const { post, team, owner, seller } = await open()
  const before = JSON.stringify(await team.members(0))
  const local = { host: 'localhost', origin: 'http://localhost' }

  const refused = [
    await post(url, {}, payload),
    await post(url, { cookie: 'session=forged' }, payload),
    await post(url, seller, payload),
    await post(url, { ...owner, origin: 'http://localhost' }, payload),
    await post(url, { ...owner, origin: 'null' }, payload),
    await post(url, { ...owner, 'sec-fetch-site': 'same-site' }, payload),
    await post(url, { ...owner, ...local }, payload),
    await post(url, { ...owner, host: 'preview.localhost', origin: 'http://preview.localhost' }, payload),
  ]

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 403, 403, 403, 403, 405, 405])
  expect(JSON.stringify(await team.members(0))).toBe(before)
})

it('shows a person herself, and an owner everybody', async () => {
  const { look, owner, seller } = await open()

  const own = v.parse(teamState, (await look('/_site/people', seller)).json())
  const all = v.parse(teamState, (await look('/_site/people', owner)).json())

  expect(own).toMatchObject({ me: { name: 'Bia', roles: ['seller'], isPerson: true } })
  expect(own).not.toHaveProperty('people')
  expect(all.people?.map(({ name, sessions }) => [name, sessions])).toEqual([
    ['Ana', 1],
    ['Bia', 1],
  ])
  expect((await look('/_site/people')).statusCode).toBe(401)
  expect((await look('/_site/people', { ...owner, host: 'localhost' })).statusCode).toBe(404)
})

it('invites somebody with a link that logs in once, and only a press of its button', async () => {
  const { post, look, owner } = await open()
  const caio = { name: ' Caio ', email: ' CAIO@exemplo.com.br', roles: ['operator'], page: '/leads' }

  const made = (await post('/_site/people', owner, caio)).json()
  const path = made.link.replace(origin, '')
  expect(made.mailed).toBe(false)
  expect((await post('/_site/people', owner, caio)).statusCode).toBe(409)
  for (const shown of [await look(path), await look(path)]) expect(shown.body).toContain('Olá, Caio!')
  expect((await post(path, { origin: 'https://evil.example' })).statusCode).toBe(403)
  const entered = await post(path)

  expect(entered.headers.location).toBe('/leads')
  expect([entered.statusCode, entered.headers['set-cookie']]).toEqual([
    303,
    expect.stringMatching(/^session=.*HttpOnly/),
  ])
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  expect((await look('/_site/people', { cookie })).json().me).toMatchObject({ name: 'Caio', roles: ['operator'] })
  expect((await look('/_site/releases', { cookie })).statusCode).toBe(200)
  for (const again of [await look(path), await post(path)]) expect(again.statusCode).toBe(404)
})

it.each([
  { wrong: { name: '  ' }, reason: /^O nome / },
  { wrong: { email: 'caio@agencia' }, reason: /^O e-mail / },
  { wrong: { roles: [] }, reason: /^Escolha / },
])('says which field of an invitation has to be mended: $wrong', async ({ wrong, reason }) => {
  const { post, owner } = await open()
  const payload = { name: 'Caio', email: 'caio@exemplo.com.br', roles: ['seller'], page: '/leads', ...wrong }

  const answer = await post(teamPath, owner, payload)

  expect(answer.json()).toEqual({ reason: expect.stringMatching(reason) })
})

it.each([
  { name: '', email: 'caio@exemplo.com.br', roles: ['seller'], page: '/leads' },
  { name: 'Caio', email: 'caio', roles: ['seller'], page: '/leads' },
  { name: 'Caio', email: 'caio@exemplo.com.br', roles: [], page: '/leads' },
  { name: 'Caio', email: 'caio@exemplo.com.br', roles: ['root'], page: '/leads' },
  { name: 'Caio', email: 'caio@exemplo.com.br', roles: ['seller'], page: '/leads', id: 'ana' },
])('invites nobody with %j', async (payload) => {
  const { post, owner, team } = await open()

  expect((await post('/_site/people', owner, payload)).statusCode).toBe(400)
  expect(await team.members(0)).toHaveLength(2)
})

it('shows each role only what it includes', async () => {
  const { look, seller } = await open()

  const releases = await look('/_site/releases', seller)

  expect([releases.statusCode, releases.json().reason]).toEqual([403, expect.stringContaining('não inclui as versões')])
  expect((await look('/health', seller)).json()).not.toHaveProperty('incidents')
})

it('changes, ends and removes the access of others at once, and never one’s own', async () => {
  const { post, look, owner, seller } = await open()

  await post('/_site/people/bia/roles', owner, { roles: ['operator'] })
  expect((await look('/_site/releases', seller)).statusCode).toBe(200)
  await post('/_site/people/bia/sessions', owner)
  expect((await look('/_site/people', seller)).statusCode).toBe(401)
  expect((await post('/_site/people/bia/remove', owner)).statusCode).toBe(200)
  expect((await post('/_site/people/bia/remove', owner)).statusCode).toBe(404)
  for (const act of ['roles', 'remove', 'link']) {
    expect((await post(`/_site/people/ana/${act}`, owner, { roles: ['seller'], page: '/leads' })).statusCode).toBe(409)
  }
})

it('locks out what logged in on a lost phone, with the new link', async () => {
  const { post, look, team, owner, seller } = await open()
  const passkey = { id: 'phone', person: 'bia', publicKey: 'cHVi', counter: 0, transports: [] }
  await team.addPasskey(passkey, 0)

  const { link } = (await post('/_site/people/bia/link', owner, { page: '/leads' })).json()

  expect(await team.passkeysOf('bia')).toEqual([])
  expect((await look('/_site/people', seller)).statusCode).toBe(401)
  expect((await post(link.replace(origin, ''))).statusCode).toBe(303)
})

it('lets whoever has the token become a person, whose session takes its place', async () => {
  const { post, look, byToken } = await open()
  const token = await byToken()
  expect((await look('/_site/people', token)).json().me).toMatchObject({ isPerson: false, roles: ['owner'] })

  const became = await post('/_site/people/me', token, { name: 'Eva', email: 'eva@exemplo.com.br' })

  const cookie = String(became.headers['set-cookie']).split(';')[0] ?? ''
  expect((await look('/_site/people', { cookie })).json().me).toMatchObject({ name: 'Eva', isPerson: true })
  expect((await look('/_site/people', token)).statusCode).toBe(401)
  expect((await post('/_site/people/me', { cookie }, { name: 'Eva', email: 'e@exemplo.com.br' })).statusCode).toBe(409)
})

it('sends a link to whoever has access, and tells nobody who that is', async () => {
  const mails: Mail[] = []
  const { app, post } = await open(mails)
  const ask = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/entrar/link',
      headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    })

  const [known, unknown] = [await ask('Ana@exemplo.com.br'), await ask('nobody@exemplo.com.br')]

  expect(known.body).toBe(unknown.body)
  expect(mails.map(({ to }) => to)).toEqual(['ana@exemplo.com.br'])
  const link = /http:\S+/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  expect((await post(link.replace(origin, ''))).statusCode).toBe(303)
})

it('closes no door to others: limits count one address and one key or e-mail', async () => {
  const mails: Mail[] = []
  const { post } = await open(mails)
  const answer = (id: string) => ({ answer: { id, response: {}, type: 'public-key', clientExtensionResults: {} } })
  for (let tries = 0; tries < 10; tries += 1) await post('/entrar/passkey', {}, answer('stolen'))

  expect((await post('/entrar/passkey', {}, answer('stolen'))).statusCode).toBe(429)
  expect((await post('/entrar/passkey', {}, answer('own'))).statusCode).toBe(401)
  for (let tries = 0; tries < 7; tries += 1) await post('/entrar/link', {}, { email: 'bia@exemplo.com.br' })
  await post('/entrar/link', {}, { email: 'ana@exemplo.com.br' })
  expect(mails.map(({ to }) => String(to).split('@')[0])).toEqual(['bia', 'bia', 'bia', 'bia', 'bia', 'ana'])
})

it('says what is missing on a server without a login', async () => {
  const site = await openSite({ team: teamInMemory() })

  const answer = await site.app.inject({ url: teamPath, headers: { host: 'admin.localhost' } })

  expect([answer.statusCode, answer.json().reason]).toEqual([403, expect.stringContaining('ADMIN_TOKEN')])
})
