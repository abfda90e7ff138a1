import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { typedHeader } from '@site/contracts/leadRequest'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { openLeadStore } from '../store/openLeadStore.ts'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'
import { sampleForms } from '../testing/sampleForms.ts'

afterAll(closeEndpoints)

const question = { kind: 'question', name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: 'Quero um site.' }
const site = { ...sampleSite, services: () => ({ bookUrl: '/livro.pdf' }) }
const guard = { consent: '2026-01-01', homepage: '' }

describe('a form sent without scripts', () => {
  it('is stored, and the response is a confirmation page', async () => {
    const { postForm, saved } = await openEndpoints({ site })

    const answer = await postForm({ ...question, ...guard })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.body).toContain('<html lang="pt-BR">')
    expect(answer.body).toContain('<h1>Mensagem recebida</h1>')
    expect(saved[0]).toMatchObject({ kind: 'question', verified: false, consent: { version: '2026-01-01' } })
  })

  it.each([
    { fields: { kind: 'guide', nome: 'Ana', email: 'a@b.co' }, link: '/livro.pdf' },
    { fields: { kind: 'news', email: 'a@b.co' }, link: 'href="/"' },
    { fields: { kind: 'talk', name: 'Ana' }, link: 'wa.me/5511900000000' },
    { fields: { kind: 'survey', name: 'Ana', phone: '11900000000', company: '', score: '7' }, link: 'href="/"' },
  ])('links from $fields.kind to $link', async ({ fields, link }) => {
    const { postForm, saved } = await openEndpoints({ site })

    const answer = await postForm({ ...fields, ...guard })

    expect(answer.status).toBe(200)
    expect(answer.body).toContain(link)
    expect(saved).toHaveLength(1)
  })

  it('says when the agency replies if it asks for a reply, and does not if it subscribes', async () => {
    // Tuesday, 9 o'clock in São Paulo.
    const { postForm } = await openEndpoints({ site })

    const asked = await postForm({ ...question, ...guard })
    const subscribed = await postForm({ kind: 'news', email: 'a@b.co', ...guard })

    expect(asked.body).toContain('Aberto agora, até as 18h. Pelo WhatsApp, a resposta chega hoje, até as 11h.')
    expect(subscribed.body).toContain('Inscrição feita')
    expect(subscribed.body).not.toContain('a resposta chega')
  })

  it('from a preview is stored as a test, even if the form is not live yet', async () => {
    const { postForm, saved } = await openEndpoints({ forms: () => [], testedForms: async () => sampleForms })

    const answer = await postForm({ ...question, ...guard })

    expect(answer.status).toBe(200)
    expect(saved[0]).toMatchObject({ kind: 'question', suspicion: 'test' })
  })

  it('sent twice by a double click is stored once', async () => {
    const { postForm, saved } = await openEndpoints()

    await Promise.all([postForm({ ...question, ...guard }), postForm({ ...question, ...guard })])

    expect(saved).toHaveLength(1)
  })

  it('has the key that its script would use, and is stored once if both send it', async () => {
    const { postForm, post, saved } = await openEndpoints()
    const key = 'form-20793-k1l2m3-n4o5p6'

    await postForm({ ...question, ...guard, 'Idempotency-Key': key })
    const answer = await post('/leads', question, { 'idempotency-key': key })

    expect(answer.status).toBe(200)
    expect(saved).toMatchObject([{ key, kind: 'question', fields: { name: 'Ana' } }])
    expect(Object.keys(saved[0]?.fields ?? {})).toEqual(['name', 'email', 'phone', 'message'])
  })

  it('is stored with what was typed, and once if its script sends it too', async () => {
    const { postForm, post, saved } = await openEndpoints()
    const key = 'form-20793-k1l2m3-n4o5p6'
    const typed = { phone: '\u202A0055 11 90000\u20110000', email: 'Ana <ana@exemplo.com.br>' }
    const values = { ...question, phone: '+55 11 90000-0000', email: 'ana@exemplo.com.br' }

    await post('/leads', values, { 'idempotency-key': key, 'lead-typed': typedHeader(typed) ?? '' })
    const answer = await postForm({ ...question, ...typed, ...guard, 'Idempotency-Key': key })
    await postForm({ ...question, ...typed, ...guard })

    expect(answer.status).toBe(200)
    expect(saved).toMatchObject([{ key, typed }, { typed }])
    for (const { fields } of saved) expect(fields).toMatchObject({ phone: values.phone, email: values.email })
  })

  it.each(['', '%', '%7B', 'null', '%22x%22', '{"phone":"21 90000-0000"}'])(
    'ignores a header about what was typed that is wrong: %j',
    async (header) => {
      const { post, saved } = await openEndpoints()

      const answer = await post('/leads', question, { 'lead-typed': header })

      expect(answer.status).toBe(200)
      expect(saved[0]).not.toHaveProperty('typed')
    },
  )

  it('with invalid fields gets a page that explains what to correct', async () => {
    const { postForm } = await openEndpoints()

    const answer = await postForm({ ...question, email: '', '<b>x</b>': '1' })

    expect(answer.status).toBe(422)
    expect(answer.body).toContain('<li>Informe seu e-mail.</li>')
    expect(answer.body).not.toContain('<b>')
  })

  it('that is too large or unknown gets a page, too', async () => {
    const { postForm } = await openEndpoints()

    const large = await postForm({ ...question, message: 'a'.repeat(17_000) })
    const unknown = await postForm({ kind: 'x' })

    expect([large.status, unknown.status]).toEqual([413, 422])
    for (const { body } of [large, unknown]) expect(body).toContain('<h1>')
  })

  it('is answered with a page of the site if the shell provides one', async () => {
    const { postForm } = await openEndpoints({ renderNotice: async ({ title, status }) => `[${status} ${title}]` })

    expect((await postForm({ ...question, ...guard })).body).toBe('[200 Mensagem recebida]')
  })
})

describe('spam protection', () => {
  it('gives a bot that fills in the honeypot the same response as a person, and quarantines its lead', async () => {
    const { postForm, saved } = await openEndpoints()

    const bot = await postForm({ ...question, ...guard, name: 'Programa', homepage: 'http://spam.example' })
    const person = await postForm({ ...question, ...guard })

    expect(bot.status).toBe(200)
    expect(bot.body).toBe(person.body)
    expect(saved.map(({ fields, suspicion }) => [fields.name, suspicion])).toEqual([
      ['Programa', 'honeypot'],
      ['Ana', undefined],
    ])
  })

  it('lets no suspicious submission swallow the honest one with the same content', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'repeated-'))
    const store = await openLeadStore({ DATA_DIR: folder })
    const { postForm } = await openEndpoints({ store })
    const send = async (homepage: string) => {
      await postForm({ ...question, ...guard, homepage })
      return (await store.list({ after: 0, limit: 9 })).map(({ delivery, suspicion }) => [delivery.state, suspicion])
    }

    const states = [await send('http://spam.example'), await send(''), await send('http://spam.example')]
    await store.close()
    rmSync(folder, { recursive: true })

    expect(states).toEqual([[['quarantined', 'honeypot']], [['waiting', undefined]], [['waiting', undefined]]])
  })

  it('does not acknowledge a lead with a filled-in honeypot that cannot be stored', async () => {
    const { postForm, saved } = await openEndpoints()

    const answer = await postForm({ ...question, ...guard, email: 'spam', homepage: 'http://spam.example' })

    expect(answer.status).toBe(422)
    expect(saved).toEqual([])
  })

  it.each([
    { fill: 999, suspicion: 'early', verified: false },
    { fill: 1000, suspicion: undefined, verified: true },
  ])('stores a form filled in within $fill ms of its token, with the suspicion $suspicion', async (sample) => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(sample.fill)
    const answer = await post('/leads', question, { 'lead-token': token })

    expect(answer.json().status).toBe('success')
    expect(saved).toEqual([expect.objectContaining({ suspicion: sample.suspicion, verified: sample.verified })])
  })

  it.each([-10_000, -86_400_000, 3_600_000])(
    'treats a form the same if the clock is set by %i ms while it is filled in',
    async (by) => {
      const { get, pass, setClock, post, saved } = await openEndpoints()
      const { token } = (await get('/leads/token')).json()

      setClock(by)
      pass(5000)
      await post('/leads', question, { 'lead-token': token })

      expect(saved).toEqual([expect.objectContaining({ suspicion: undefined, verified: true })])
    },
  )

  it('stores a lead as usual with the token of another process whose clock is ahead, which proves nothing', async () => {
    const config = { LEAD_RATE_LIMIT: 10, LEAD_FORM_SECRET: 'the same in each process' }
    const [one, other] = [await openEndpoints({ config }), await openEndpoints({ config })]
    one.setClock(10_000)
    const { token } = (await one.get('/leads/token')).json()

    await other.post('/leads', question, { 'lead-token': token })

    expect(other.saved).toEqual([expect.objectContaining({ suspicion: undefined, verified: false })])
  })

  it('verifies one lead per token, also if that is sent again, and no second one', async () => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()
    pass(5000)
    const send = (key: string) =>
      post('/leads', { ...question, message: key }, { 'lead-token': token, 'idempotency-key': key })

    const refused = await post(
      '/leads',
      { ...question, email: '' },
      { 'lead-token': token, 'idempotency-key': 'key-0000' },
    )
    for (const key of ['key-0001', 'key-0001', 'key-0002']) await send(key)

    expect(refused.status).toBe(422)
    expect(saved.map(({ key, verified }) => [key, verified])).toEqual([
      ['key-0001', true],
      ['key-0002', false],
    ])
  })

  it('verifies one lead per token at each server, however old the token is by its clock', async () => {
    const config = { LEAD_RATE_LIMIT: 10, LEAD_FORM_SECRET: 'the same in each process' }
    const [one, other] = [await openEndpoints({ config }), await openEndpoints({ config })]
    one.setClock(10_000)
    const { token } = (await one.get('/leads/token')).json()
    one.pass(5000)
    other.pass(20_000)

    for (const [server, key] of [
      [one, 'key-0001'] as const,
      [one, 'key-0002'] as const,
      [other, 'key-0003'] as const,
      [other, 'key-0004'] as const,
    ]) {
      await server.post('/leads', { ...question, message: key }, { 'lead-token': token, 'idempotency-key': key })
    }

    const verified = ({ saved }: typeof one) => saved.map((lead) => [lead.key, lead.verified])
    expect(verified(one)).toEqual([
      ['key-0001', true],
      ['key-0002', false],
    ])
    expect(verified(other)).toEqual([
      ['key-0003', true],
      ['key-0004', false],
    ])
  })

  it.each(['x', 'a.b.c', '..', ''])('does not accept a foreign token (%s) as proof', async (token) => {
    const { post, saved } = await openEndpoints()

    await post('/leads', question, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('does not accept a token as proof after a day', async () => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(24 * 60 * 60 * 1000 + 1)
    await post('/leads', question, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('limits the leads of an address in ten minutes, to a third of that without a token', async () => {
    const { get, pass, post, postForm } = await openEndpoints({ config: { LEAD_RATE_LIMIT: 6 } })
    const token = async () => ({ 'lead-token': (await get('/leads/token')).json().token })
    const tokens = await Promise.all([1, 2, 3, 4].map(token))
    pass(5000)
    const send = async (headers = {}) => (await post('/leads', question, headers)).status

    const without = [await send(), await send(), await send()]
    const withToken = [await send(tokens[0]), await send(tokens[1])]
    const [sixth, seventh] = [await send(tokens[2]), await send(tokens[3])]
    const page = await postForm({ ...question, ...guard })
    pass(10 * 60_000)

    expect(without).toEqual([200, 200, 429])
    expect(withToken).toEqual([200, 200])
    expect([sixth, seventh]).toEqual([200, 429])
    expect(page.status).toBe(429)
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(500)
    expect(page.body).toContain('10 minutos')
    expect(await send()).toBe(200)
  })

  it('does not lock anybody out for longer if the clock is set back', async () => {
    const { pass, setClock, post } = await openEndpoints({ config: { LEAD_RATE_LIMIT: 1 } })
    const send = async () => (await post('/leads', question)).status
    await send()

    setClock(-86_400_000)
    const during = await send()
    pass(10 * 60_000)

    expect(during).toBe(429)
    expect(await send()).toBe(200)
  })
})
