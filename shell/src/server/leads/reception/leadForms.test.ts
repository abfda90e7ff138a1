import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'

afterAll(closeEndpoints)

const contact = { kind: 'contact', name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Quero um site.' }
const guard = { consent: '2026-01-01', homepage: '' }

describe('a form sent without scripts', () => {
  it('is stored and answered with a confirmation page', async () => {
    const { postForm, saved } = await openEndpoints({ site: sampleSite })

    const answer = await postForm({ ...contact, ...guard })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<html lang="pt-BR">')
    expect(answer.body).toContain('<h1>Mensagem recebida</h1>')
    expect(saved[0]).toMatchObject({ kind: 'contact', verified: false, consent: { version: '2026-01-01' } })
  })

  it.each([
    { fields: { kind: 'ebook', nome: 'Ana', email: 'a@b.co' }, link: '/ebook.pdf' },
    { fields: { kind: 'blog-ebook', name: 'Ana', phone: '1', email: 'a@b.co' }, link: '/ebook.pdf' },
    { fields: { kind: 'newsletter', email: 'a@b.co' }, link: 'href="/"' },
    { fields: { kind: 'whatsapp', name: 'Ana', phone: '1', email: 'a@b.co' }, link: 'wa.me/5511900000000' },
    { fields: { kind: 'quiz', name: 'Ana', phone: '1', email: 'a@b.co', company: '', score: '7' }, link: 'href="/"' },
    {
      fields: { kind: 'demonstration', name: 'Ana', company: 'X', phone: '1', email: 'a@b.co', segment: '' },
      link: 'href="/"',
    },
  ])('$fields.kind leads on to $link', async ({ fields, link }) => {
    const { postForm, saved } = await openEndpoints({ site: sampleSite })

    const answer = await postForm({ ...fields, ...guard })

    expect(answer.status).toBe(200)
    expect(answer.body).toContain(link)
    expect(saved).toHaveLength(1)
  })

  it('sent twice by a double click is stored once', async () => {
    const { postForm, saved } = await openEndpoints()

    await Promise.all([postForm({ ...contact, ...guard }), postForm({ ...contact, ...guard })])

    expect(saved).toHaveLength(1)
  })

  it('that is badly filled in is answered with a page that says what to mend', async () => {
    const { postForm } = await openEndpoints()

    const answer = await postForm({ ...contact, email: '', '<b>x</b>': '1' })

    expect(answer.status).toBe(422)
    expect(answer.body).toContain('<li>Informe seu e-mail.</li>')
    expect(answer.body).not.toContain('<b>')
  })

  it('that is too large or unknown is answered with a page too', async () => {
    const { postForm } = await openEndpoints()

    const large = await postForm({ ...contact, message: 'a'.repeat(17_000) })
    const unknown = await postForm({ kind: 'x' })

    expect([large.status, unknown.status]).toEqual([413, 422])
    for (const { body } of [large, unknown]) expect(body).toContain('<h1>')
  })

  it("is answered inside the site's own page when the shell gives one", async () => {
    const { postForm } = await openEndpoints({ renderNotice: async ({ title, status }) => `[${status} ${title}]` })

    expect((await postForm({ ...contact, ...guard })).body).toBe('[200 Mensagem recebida]')
  })
})

describe('against spam', () => {
  it('a program that fills in the hidden field hears of success, and nothing is stored', async () => {
    const { postForm, saved } = await openEndpoints()

    const bot = await postForm({ ...contact, ...guard, name: 'Programa', homepage: 'http://spam.example' })
    const person = await postForm({ ...contact, ...guard })

    expect(bot.status).toBe(200)
    expect(bot.body).toBe(person.body)
    expect(saved.map(({ fields }) => fields.name)).toEqual(['Ana'])
  })

  it.each([
    { fill: 999, stored: 0 },
    { fill: 1000, stored: 1 },
  ])('a form filled in within $fill ms of its token is stored $stored times', async ({ fill, stored }) => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(fill)
    const answer = await post('/leads', contact, { 'lead-token': token })

    expect(answer.json().status).toBe('success')
    expect(saved).toHaveLength(stored)
    if (stored) expect(saved[0]?.verified).toBe(true)
  })

  it.each(['x', 'a.b.c', '..', ''])('a token that is not ours (%s) proves nothing', async (token) => {
    const { post, saved } = await openEndpoints()

    await post('/leads', contact, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('a token proves nothing after a day', async () => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(24 * 60 * 60 * 1000 + 1)
    await post('/leads', contact, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('one address may send so many in ten minutes, a third of it without a token, and then again', async () => {
    const { get, pass, post, postForm } = await openEndpoints({ config: { LEAD_RATE_LIMIT: 6 } })
    const { token } = (await get('/leads/token')).json()
    pass(5000)
    const send = async (headers = {}) => (await post('/leads', contact, headers)).status

    const without = [await send(), await send(), await send()]
    const withToken = [await send({ 'lead-token': token }), await send({ 'lead-token': token })]
    const [sixth, seventh] = [await send({ 'lead-token': token }), await send({ 'lead-token': token })]
    const page = await postForm({ ...contact, ...guard })
    pass(10 * 60_000)

    expect(without).toEqual([200, 200, 429])
    expect(withToken).toEqual([200, 200])
    expect([sixth, seventh]).toEqual([200, 429])
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(page.body).toContain('10 minutos')
    expect(await send()).toBe(200)
  })
})
