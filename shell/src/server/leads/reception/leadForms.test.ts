import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { createMemory } from '../../workers/SharedMemory.ts'
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
  ])('$fields.kind leads on to $link', async ({ fields, link }) => {
    const { postForm, saved } = await openEndpoints({ site })

    const answer = await postForm({ ...fields, ...guard })

    expect(answer.status).toBe(200)
    expect(answer.body).toContain(link)
    expect(saved).toHaveLength(1)
  })

  it('that requests something says when the agency replies, one that subscribes does not', async () => {
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

  it('that is badly filled in gets a page that says what to correct', async () => {
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

  it("is answered inside the site's own page when the shell gives one", async () => {
    const { postForm } = await openEndpoints({ renderNotice: async ({ title, status }) => `[${status} ${title}]` })

    expect((await postForm({ ...question, ...guard })).body).toBe('[200 Mensagem recebida]')
  })
})

describe('against spam', () => {
  it('a bot that fills in the honeypot gets the same response as a person, and its lead is quarantined', async () => {
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

  it('a lead with a filled-in honeypot that cannot be stored is not acknowledged', async () => {
    const { postForm, saved } = await openEndpoints()

    const answer = await postForm({ ...question, ...guard, email: 'spam', homepage: 'http://spam.example' })

    expect(answer.status).toBe(422)
    expect(saved).toEqual([])
  })

  it.each([
    { fill: 999, suspicion: 'early', verified: false },
    { fill: 1000, suspicion: undefined, verified: true },
  ])('a form filled in within $fill ms of its token is stored, with the suspicion $suspicion', async (sample) => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(sample.fill)
    const answer = await post('/leads', question, { 'lead-token': token })

    expect(answer.json().status).toBe('success')
    expect(saved).toEqual([expect.objectContaining({ suspicion: sample.suspicion, verified: sample.verified })])
  })

  it.each([-10_000, -86_400_000, 3_600_000])(
    'a form is what it was when the clock is set by %i ms while it is filled in',
    async (by) => {
      const { get, pass, setClock, post, saved } = await openEndpoints()
      const { token } = (await get('/leads/token')).json()

      setClock(by)
      pass(5000)
      await post('/leads', question, { 'lead-token': token })

      expect(saved).toEqual([expect.objectContaining({ suspicion: undefined, verified: true })])
    },
  )

  it('a token of another process whose clock is ahead proves nothing, and the lead is stored as usual', async () => {
    const config = { LEAD_RATE_LIMIT: 10, LEAD_FORM_SECRET: 'the same in each process' }
    const [one, other] = [await openEndpoints({ config }), await openEndpoints({ config })]
    one.setClock(10_000)
    const { token } = (await one.get('/leads/token')).json()

    await other.post('/leads', question, { 'lead-token': token })

    expect(other.saved).toEqual([expect.objectContaining({ suspicion: undefined, verified: false })])
  })

  it('a token verifies one lead, also when that is sent again, and no second one', async () => {
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

  it('a token verifies one lead at whichever worker, however old the clocks say that it is', async () => {
    const memory = createMemory(() => 0)
    const config = { LEAD_RATE_LIMIT: 10, LEAD_FORM_SECRET: 'the same in each process' }
    const [one, other] = [await openEndpoints({ config, memory }), await openEndpoints({ config, memory })]
    one.setClock(10_000)
    const { token } = (await one.get('/leads/token')).json()
    for (const worker of [one, other]) worker.pass(5000)

    for (const [worker, key] of [
      [other, 'key-0001'] as const,
      [one, 'key-0002'] as const,
      [one, 'key-0001'] as const,
    ]) {
      await worker.post('/leads', { ...question, message: key }, { 'lead-token': token, 'idempotency-key': key })
    }

    expect(other.saved).toEqual([expect.objectContaining({ key: 'key-0001', verified: true })])
    expect(one.saved.map(({ key, verified }) => [key, verified])).toEqual([
      ['key-0002', false],
      ['key-0001', true],
    ])
  })

  it('one address may send so many leads to all workers together', async () => {
    const memory = createMemory(() => 0)
    const config = { LEAD_RATE_LIMIT: 9 }
    const [one, other] = [await openEndpoints({ config, memory }), await openEndpoints({ config, memory })]

    const answers = [one, other, one, other].map(({ post }, count) =>
      post('/leads', { ...question, message: `${count}` }),
    )

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 429])
  })

  it.each(['x', 'a.b.c', '..', ''])('a token that is not ours (%s) proves nothing', async (token) => {
    const { post, saved } = await openEndpoints()

    await post('/leads', question, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('a token proves nothing after a day', async () => {
    const { get, pass, post, saved } = await openEndpoints()
    const { token } = (await get('/leads/token')).json()

    pass(24 * 60 * 60 * 1000 + 1)
    await post('/leads', question, { 'lead-token': token })

    expect(saved[0]?.verified).toBe(false)
  })

  it('one address may send so many in ten minutes, a third of it without a token, and then again', async () => {
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

  it('a clock that is put back locks nobody out for longer', async () => {
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
