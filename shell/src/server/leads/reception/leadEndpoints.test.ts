import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { closeEndpoints, openEndpoints } from '../testing/openEndpoints.ts'

afterAll(closeEndpoints)

const question = {
  kind: 'question',
  name: 'Ana Exemplo',
  email: 'ana@exemplo.com.br',
  phone: '(11) 90000-0000',
  message: 'Quero um site.\nPode ser amanhã?',
}
const survey = { name: 'Ana', phone: '11900000000', company: 'Pizzaria', score: 18 }

describe('the guide request', () => {
  const query = 'nome=Ana&email=ana%40exemplo.com.br&telefone=&mensagem=Download%20do%20guia%20via%20bot%C3%A3o'

  it('accepts nome, email, telefone and mensagem by GET and responds with status success', async () => {
    const { get, saved } = await openEndpoints()

    const answer = await get(`/leads/guide?${query}`)

    expect(answer.status).toBe(200)
    expect(answer.json()).toEqual({ status: 'success', message: 'Recebemos seus dados.' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(saved).toEqual([
      expect.objectContaining({
        kind: 'guide',
        fields: { nome: 'Ana', email: 'ana@exemplo.com.br', telefone: '', mensagem: 'Download do guia via botão' },
      }),
    ])
  })

  it.each(['nome=&email=', 'nome=Ana', `${query}&admin=1`, `${query}&nome=Bia`, 'nome=Ana&email=semarroba'])(
    'refuses %s',
    async (bad) => {
      const { get, saved } = await openEndpoints()

      const answer = await get(`/leads/guide?${bad}`)

      expect(answer.status).toBe(422)
      expect(answer.json().status).toBe('rejected')
      expect(saved).toEqual([])
    },
  )

  it('is not stored for a HEAD request', async () => {
    const { ask, saved } = await openEndpoints()

    const answer = await ask('HEAD', `/leads/guide?${query}`)

    expect(answer.status).toBe(404)
    expect(saved).toEqual([])
  })
})

describe('the survey request', () => {
  it('accepts its fields by POST at its own address', async () => {
    const { post, saved } = await openEndpoints()

    expect((await post('/leads/survey', survey)).status).toBe(200)
    expect(saved[0]).toMatchObject({ kind: 'survey', fields: survey })
  })

  it('stores a blank company as Não informado', async () => {
    const { post, saved } = await openEndpoints()

    await post('/leads/survey', { ...survey, company: '  ' })

    expect(saved[0]?.fields.company).toBe('Não informado')
  })

  it.each([
    { score: -1, status: 422 },
    { score: 0, status: 200 },
    { score: 18, status: 200 },
    { score: 19, status: 422 },
    { score: 1.5, status: 422 },
    { score: '7', status: 422 },
  ])('answers $status for a score of $score', async ({ score, status }) => {
    const { post } = await openEndpoints()

    expect((await post('/leads/survey', { ...survey, score })).status).toBe(status)
  })
})

describe('any other form', () => {
  it('is stored with its privacy text, the time it was given and its purpose', async () => {
    const { post, saved } = await openEndpoints()

    await post('/leads', question, {
      'idempotency-key': 'abcdef0123456789',
      'lead-consent': '2026-01-01',
      'lead-given': '2026-03-08T09:00:00Z',
    })

    const { kind, ...fields } = question
    expect(saved[0]).toMatchObject({
      key: 'abcdef0123456789',
      kind,
      fields,
      receivedAt: Date.parse('2026-03-10T12:00:00Z'),
      consent: {
        version: '2026-01-01',
        purpose: 'para responder à sua mensagem',
        givenAt: Date.parse('2026-03-08T09:00:00Z'),
      },
    })
  })

  it.each([
    [
      'accepted 2026-03-08T09:00:00.000Z meta-lead',
      { answer: 'accepted', at: '2026-03-08T09:00:00.000Z', scope: ['meta-lead'] },
    ],
    ['refused 2026-03-08T09:00:00.000Z', { answer: 'refused', at: '2026-03-08T09:00:00.000Z', scope: [] }],
    ['accepted', undefined],
    ['yes', undefined],
    [undefined, undefined],
  ])('is stored with the answer about advertising, if %s is one', async (header, advertising) => {
    const { post, saved } = await openEndpoints()

    await post('/leads', question, header ? { 'lead-advertising': header } : {})

    expect(saved[0]?.advertising).toEqual(advertising)
  })

  it('explains field by field, in Portuguese, what to correct', async () => {
    const { post } = await openEndpoints()

    const answer = await post('/leads', { ...question, name: ' ', email: 'ana@', message: undefined, extra: 1 })

    expect(answer.status).toBe(422)
    expect(answer.json()).toEqual({
      status: 'rejected',
      message: 'Confira os dados.',
      fields: {
        name: 'Informe seu nome.',
        email: 'Informe um e-mail válido.',
        message: 'Escreva sua mensagem.',
        extra: 'Campo desconhecido.',
      },
      outdated: true,
    })
  })

  it.each([
    ['question', 'name', 'a'.repeat(121), 'Escreva no máximo 120 caracteres.'],
    ['question', 'message', 'a'.repeat(4001), 'Escreva no máximo 4000 caracteres.'],
    ['question', 'phone', '1'.repeat(41), 'Escreva no máximo 40 caracteres.'],
    ['question', 'name', 'a\u202Eb', 'Use apenas letras, números e sinais comuns.'],
  ] as const)(
    'answers (%s) with a %s that is too long or contains hidden characters with 422 at the field',
    async (...sample) => {
      const [kind, field, text, message] = sample
      const { post, saved } = await openEndpoints()

      const answer = await post('/leads', { ...question, kind, [field]: text })

      expect(answer.status).toBe(422)
      expect(answer.json().fields).toEqual({ [field]: message })
      expect(saved).toEqual([])
    },
  )

  it('is stored once, with the same response, if it is sent again with its key', async () => {
    const { post, saved } = await openEndpoints()
    const headers = { 'idempotency-key': 'abcdef0123456789' }

    const answers = [await post('/leads', question, headers), await post('/leads', question, headers)]

    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(saved).toHaveLength(1)
  })

  it('responds with 503 and Retry-After if the store is unavailable', async () => {
    const failure = Object.assign(new Error('Key (email)=(ana@exemplo.com.br) is bad'), { code: '57P01' })
    const { post, log } = await openEndpoints({ store: { save: () => Promise.reject(failure) } })

    const answer = await post('/leads', question)

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(answer.json()).toMatchObject({ status: 'error' })
    expect(log()).toContain('57P01')
    expect(log()).not.toContain('ana@')
  })

  it.each([
    { what: 'a body over 16 KB', payload: { ...question, message: 'a'.repeat(17_000) }, status: 413 },
    { what: 'broken JSON', payload: '{"kind":"question",', status: 400 },
    { what: 'a list', payload: '[1]', status: 422 },
    { what: 'an unknown form', payload: { kind: 'constructor' }, status: 422 },
  ])('answers $status for $what', async ({ payload, status }) => {
    const { post, saved } = await openEndpoints()

    const answer = await post('/leads', payload)

    expect(answer.status).toBe(status)
    expect(answer.json().message).toMatch(/^[A-ZÇÃ]/)
    expect(saved).toEqual([])
  })

  it('responds with 415 to an unknown content type', async () => {
    const { post } = await openEndpoints()

    expect((await post('/leads', 'x', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

describe('a request from another site', () => {
  const query = 'nome=Ana&email=ana%40exemplo.com.br'
  const foreign = 'https://outro.example'

  it.each([
    ['a form', 'POST', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', origin: foreign }, 403],
    ['a form on a neighbouring host', 'POST', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }, 403],
    ['a form in an old browser', 'POST', { origin: foreign }, 403],
    ['a form that hides where it comes from', 'POST', { origin: 'null' }, 403],
    ['an old form without Origin', 'POST', { referer: `${foreign}/seite` }, 403],
    ["the site's own form", 'POST', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, 200],
    ["the site's own form in an old browser", 'POST', { origin: sampleSite.siteUrl }, 200],
    ['an image', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
    ["an image in the site's own pages", 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, 403],
    ['an image in an old browser', 'GET', { referer: `${foreign}/` }, 403],
    ['a link in a message', 'GET', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, 403],
    ['a script', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, 403],
    ["the site's own script", 'GET', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200],
  ] as const)('is answered (%s, %s %j) with %i', async (_what, method, headers, status) => {
    const { get, postForm, saved } = await openEndpoints({ site: { ...sampleSite, services: () => ({}) } })

    const answer = await (method === 'GET' ? get(`/leads/guide?${query}`, headers) : postForm(question, headers))

    expect(answer.status).toBe(status)
    expect(saved).toHaveLength(status === 200 ? 1 : 0)
    if (method === 'POST' && status === 403) expect(answer.body).toContain('<h1>Envio recusado</h1>')
  })
})

it('responds with 503, so that leads wait in the browser, while no form is known because no release is live', async () => {
  const { post } = await openEndpoints({ forms: () => [] })

  const answer = await post('/leads', question)

  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
})

describe('privacy', () => {
  it('logs nothing personal, whatever is requested', async () => {
    const { ask, get, post, postForm, log } = await openEndpoints()

    await get('/leads/guide?nome=Fulana&email=fulana%40exemplo.com.br&telefone=&mensagem=')
    await get('/leads/guide?nome=Fulana')
    await get('/leads/nada?nome=Fulana')
    await ask('HEAD', '/leads?nome=Fulana')
    await ask('DELETE', '/leads/guide?nome=Fulana')
    await post('/leads', { ...question, name: 'Fulana' })
    await post('/leads?nome=Fulana', '{Fulana')
    await postForm({ ...question, name: 'Fulana' })

    expect(log()).toContain('/leads/guide')
    expect(log()).not.toMatch(/fulana|127\.0\.0\.1/i)
  })

  it.each([
    ['GET', '/leads'],
    ['GET', '/leads/1'],
    ['GET', '/leads?admin=1'],
    ['DELETE', '/leads'],
    ['PUT', '/leads/survey'],
  ] as const)('returns nothing for %s %s', async (method, url) => {
    const { ask, post } = await openEndpoints()
    await post('/leads', question)

    const answer = await ask(method, url)

    expect(answer.status).toBe(404)
    expect(answer.body).not.toContain('Ana')
  })
})
