import type {} from '@site/contracts/documentContract'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { memoryOutbox } from '../testing/memoryOutbox.ts'
import { deliverLead } from './deliverLead.ts'
import { sendLead } from './sendLead.ts'

const own = sampleSite.services
const external = {
  ...own,
  guideLeadUrl: 'https://script.example/exec?v=1',
  surveyLeadUrl: 'https://host.example/survey',
  leadUrl: 'https://crm.example/leads',
}
const forms = {
  guide: { kind: 'guide', endpoint: { method: 'GET', path: '/leads/guide', service: 'guideLeadUrl' } },
  survey: {
    kind: 'survey',
    endpoint: { method: 'POST', path: '/leads/survey', service: 'surveyLeadUrl', opaque: true },
  },
  question: { kind: 'question', endpoint: { method: 'POST', path: '/leads', service: 'leadUrl' } },
} as const
const guide = { nome: 'Ana & Zé', email: 'ana@exemplo.com.br', telefone: '', mensagem: 'Download do guia via botão' }
const survey = { name: 'Ana', email: 'a@b.co', phone: '1', company: 'Não informado', score: 7 }
const question = { name: 'Ana', email: 'a@b.co', phone: '1', message: 'Olá' }

const accepted = 'accepted 2026-03-10T11:00:00.000Z'
const refused = 'refused 2026-03-10T11:30:00.000Z'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z') })
  document.body.innerHTML = ''
  delete window.__leadToken
})
afterEach(() => jest.useRealTimers())

it('takes the key of the form, whichever comes first, and otherwise makes one', async () => {
  const { calls } = fakeNetwork()
  const form = (kind: string) =>
    `<form><input name="kind" value="${kind}"><input name="Idempotency-Key" value="form-1-${kind}"></form>`
  document.body.innerHTML = `<form></form>${form('guide')}${form('question')}`

  await sendLead(forms.question, question, own, memoryOutbox())
  document.body.innerHTML = ''
  await sendLead(forms.question, question, own, memoryOutbox())

  expect(calls.map(({ headers }) => headers)).toMatchObject([
    { 'Idempotency-Key': 'form-1-question' },
    { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
  ])
})

describe('an external endpoint gets exactly its contract', () => {
  it('sends the guide lead by GET with nome, email, telefone and mensagem', async () => {
    const { calls } = fakeNetwork()

    expect(await sendLead(forms.guide, guide, external, memoryOutbox())).toEqual({ status: 'sent' })

    const [call] = calls
    const url = new URL(call?.url ?? '')
    expect(call).toMatchObject({ method: 'GET', headers: {}, body: undefined })
    expect([...url.searchParams]).toEqual([
      ['v', '1'],
      ['nome', 'Ana & Zé'],
      ['email', 'ana@exemplo.com.br'],
      ['telefone', ''],
      ['mensagem', 'Download do guia via botão'],
    ])
  })

  it('sends the survey lead by POST without CORS, and does not read its response', async () => {
    const { calls } = fakeNetwork('opaque')

    expect(await sendLead(forms.survey, survey, external, memoryOutbox())).toEqual({ status: 'sent' })

    expect(calls).toEqual([
      {
        method: 'POST',
        url: external.surveyLeadUrl,
        mode: 'no-cors',
        headers: { 'Content-Type': 'application/json' },
        body: survey,
      },
    ])
  })

  it('sends any other lead by POST with its kind and its key', async () => {
    const { calls } = fakeNetwork()

    await sendLead(forms.question, question, external, memoryOutbox())

    expect(calls[0]).toMatchObject({ method: 'POST', url: external.leadUrl, mode: 'cors' })
    expect(calls[0]?.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(calls[0]?.body).toEqual({ kind: 'question', ...question, key: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })
})

describe("the site's own endpoint", () => {
  it.each([
    { form: forms.guide, lead: guide, path: '/leads/guide' },
    { form: forms.survey, lead: survey, path: '/leads/survey' },
    { form: forms.question, lead: question, path: '/leads' },
  ])('gets key, time and privacy text of a $form.kind lead, as headers', async ({ form, lead, path }) => {
    const { calls } = fakeNetwork()

    await sendLead(form, lead, own, memoryOutbox())

    expect(new URL(calls[0]?.url ?? '').pathname).toBe(path)
    expect(calls[0]?.headers).toMatchObject({
      'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/),
      'Lead-Given': '2026-03-10T12:00:00.000Z',
      'Lead-Consent': expect.stringMatching(/^\d{4}-/),
    })
    expect(calls[0]?.headers).not.toHaveProperty('Lead-Late')
  })

  it('gets what was typed where something else was read; another site does not', async () => {
    const { calls } = fakeNetwork()
    const typed = { phone: `\u202A0055 ☎ ${'1'.repeat(900)}` }

    for (const services of [own, external])
      await sendLead(forms.question, question, services, memoryOutbox(), undefined, typed)
    await sendLead(forms.question, { ...question, message: 'Outra' }, own, memoryOutbox(), undefined, {})

    const [first = '', ...rest] = calls.map(({ headers }) => headers['Lead-Typed'])
    expect(first).toMatch(/^[\x20-\x7E]{1,1000}$/)
    expect(JSON.parse(decodeURIComponent(first))).toEqual({ phone: typed.phone.slice(0, 200) })
    expect(rest).toEqual([undefined, undefined])
  })

  it.each([
    { when: 'accepted', later: 'accepted', sent: accepted },
    { when: 'accepted', later: 'taken back', sent: refused },
    { when: 'accepted', later: 'forgotten', sent: undefined },
    { when: 'refused', later: 'accepted', sent: refused },
    { when: 'unasked', later: 'accepted', sent: undefined },
  ])('gets what was $when about advertising, and is $later when it is sent', async ({ when, later, sent }) => {
    const answers: Record<string, string | undefined> = { accepted, refused, 'taken back': refused }
    const answer = (name: string) => {
      const text = answers[name]
      if (text === undefined) localStorage.removeItem('advertising')
      else localStorage.setItem('advertising', text)
    }
    const { calls, behave } = fakeNetwork('offline')
    const outbox = memoryOutbox()
    answer(when)
    await sendLead(forms.question, question, own, outbox)

    answer(later)
    behave('success')
    for (const entry of await outbox.waiting()) await deliverLead(entry, own, outbox)

    expect(calls.at(-1)?.headers['Lead-Advertising']).toBe(sent)
    localStorage.clear()
  })

  it('gets no consent to advertising from a browser that refuses for every site, nor does another site', async () => {
    const { calls } = fakeNetwork()
    localStorage.setItem('advertising', accepted)

    await sendLead(forms.question, question, external, memoryOutbox())
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    await sendLead(forms.question, question, own, memoryOutbox())

    expect(calls.map(({ headers }) => headers['Lead-Advertising'])).toEqual([undefined, undefined])
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    localStorage.clear()
  })

  it.each([
    { age: 0, waits: 2500 },
    { age: 2000, waits: 500 },
    { age: 9000, waits: 0 },
  ])('gets a form token of $age ms only when it is old enough', async ({ age, waits }) => {
    const { calls } = fakeNetwork()
    window.__leadToken = { value: 'signed', at: performance.now() - age }

    const sending = sendLead(forms.question, question, own, memoryOutbox())
    await jest.advanceTimersByTimeAsync(Math.max(0, waits - 1))
    const early = calls.length
    await jest.advanceTimersByTimeAsync(1)

    expect(early).toBe(waits === 0 ? 1 : 0)
    expect(await sending).toEqual({ status: 'sent' })
    expect(calls[0]?.headers['Lead-Token']).toBe('signed')
  })

  it('gets a lead without its token if the page is left before the token is old enough', async () => {
    const { calls } = fakeNetwork()
    window.__leadToken = { value: 'signed', at: performance.now() }

    const sending = sendLead(forms.question, question, own, memoryOutbox())
    await jest.advanceTimersByTimeAsync(100)
    window.dispatchEvent(new Event('pagehide'))

    expect(await sending).toEqual({ status: 'sent' })
    expect(calls[0]?.headers['Lead-Token']).toBeUndefined()
  })
})

describe('no lead is lost', () => {
  it('keeps a lead in the outbox before it is sent, until it is acknowledged', async () => {
    const outbox = memoryOutbox()
    const { calls } = fakeNetwork('silent')

    const sending = sendLead(forms.question, question, own, outbox)
    await jest.advanceTimersByTimeAsync(10)
    const meanwhile = [...outbox.entries]

    expect(calls).toHaveLength(1)
    expect(meanwhile).toMatchObject([
      { lead: { kind: 'question', ...question }, key: calls[0]?.headers['Idempotency-Key'] },
    ])
    await jest.advanceTimersByTimeAsync(15_000)
    expect(await sending).toEqual({ status: 'kept' })

    fakeNetwork()
    expect(await sendLead(forms.question, question, own, outbox)).toEqual({ status: 'sent' })
    expect(outbox.entries).toEqual([])
  })

  it.each([
    'offline' as const,
    { status: 500, body: '{"status":"error"}' },
    { status: 502, body: '<html>Bad gateway</html>' },
    { status: 200, body: '<html>Entre na rede do café</html>' },
    { status: 200, body: '{"status":"error"}' },
    { status: 200, body: 'null' },
    { status: 404, body: '{"status":"error"}' },
    { status: 429, body: '{"status":"error"}' },
    { status: 422, body: '{}' },
  ])('keeps a lead when the server answers %j', async (behaviour) => {
    const outbox = memoryOutbox()
    fakeNetwork(behaviour)

    expect(await sendLead(forms.question, question, own, outbox)).toEqual({ status: 'kept' })
    expect(outbox.entries).toHaveLength(1)
  })

  it('reports a lead as unreachable where storage is forbidden, and holds it while the page is open', async () => {
    const outbox = memoryOutbox({ durable: false })
    fakeNetwork('offline')

    expect(await sendLead(forms.question, question, own, outbox)).toEqual({ status: 'unreachable' })
    expect(outbox.entries).toHaveLength(1)
  })

  it('sends a lead that cannot be stored before the page is left', async () => {
    const storing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    Object.defineProperty(window, 'indexedDB', { value: { open: () => ({}) }, configurable: true })
    window.__leadToken = { value: 'young', at: performance.now() }
    const { calls } = fakeNetwork()
    const sent = sendLead(forms.question, question, own)

    window.dispatchEvent(new Event('pagehide'))
    // No time passes any more.
    expect(await sent).toEqual({ status: 'sent' })

    expect(calls).toMatchObject([{ method: 'POST', body: question }])
    window.dispatchEvent(new Event('pageshow'))
    storing.mockRestore()
    Reflect.deleteProperty(window, 'indexedDB')
  })

  it('keeps the key when the same form is sent again, and uses a new one for another', async () => {
    const outbox = memoryOutbox()
    const { calls } = fakeNetwork('offline')

    await sendLead(forms.question, question, own, outbox)
    await sendLead(forms.question, { ...question }, own, outbox)
    await sendLead(forms.question, { ...question, message: 'Outra' }, own, outbox)

    const keys = calls.map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(outbox.entries).toHaveLength(2)
  })
})

it('does not keep a refused lead, and says what to correct', async () => {
  const outbox = memoryOutbox()
  fakeNetwork({ status: 422, body: '{"status":"rejected","fields":{"email":"Informe um e-mail válido."}}' })

  const result = await sendLead(forms.question, question, own, outbox)

  expect(result).toEqual({ status: 'rejected', fields: { email: 'Informe um e-mail válido.' } })
  expect(outbox.entries).toEqual([])
})

it.each([
  { fields: { kind: 'Formulário desconhecido.' }, about: 'does not know the form' },
  { fields: { company: 'Preencha este campo.' }, about: 'asks for a field that the form does not have' },
  { fields: { 'Idempotency-Key': 'Chave já usada.' }, about: 'refuses the key' },
  { fields: { phone: 'Campo desconhecido.' }, outdated: true, about: 'has another form than the page' },
  { fields: 'x', about: 'names no fields' },
])('keeps a lead if the server $about: the visitor cannot correct that', async ({ about, ...body }) => {
  const outbox = memoryOutbox()
  fakeNetwork({ status: 422, body: JSON.stringify({ status: 'rejected', ...body }) })

  expect(await sendLead(forms.question, question, own, outbox)).toEqual({ status: 'kept' })
  expect(outbox.entries).toHaveLength(1)
})

it('keeps a refused lead if nobody is there any more to correct it', async () => {
  const outbox = memoryOutbox()
  fakeNetwork({ status: 422, body: '{"status":"rejected","fields":{"email":"Informe um e-mail válido."}}' })
  const canCorrect = jest.fn(() => false)
  const waits = jest.fn()
  window.addEventListener('lead:waits', waits, { once: true })

  expect(await sendLead(forms.question, question, own, outbox, canCorrect)).toEqual({ status: 'kept' })

  expect(canCorrect).toHaveBeenCalledWith(['email'])
  expect(outbox.entries).toHaveLength(1)
  expect(waits).toHaveBeenCalledTimes(1)
})

describe('a form with a filled-in honeypot', () => {
  beforeEach(() => {
    document.body.innerHTML = '<form><input name="homepage" value="http://spam.example"></form>'
  })

  it('is sent to the site itself with a mark, so that nothing is acknowledged without being stored', async () => {
    const { calls } = fakeNetwork()

    expect(await sendLead(forms.question, question, own, memoryOutbox())).toEqual({ status: 'sent' })
    expect(calls[0]?.headers['Lead-Honeypot']).toBe('filled')
  })

  it('is quarantined by the site itself if its form goes to an external service, which cannot check', async () => {
    const { calls } = fakeNetwork()

    expect(await sendLead(forms.question, question, external, memoryOutbox())).toEqual({ status: 'sent' })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.url).toBe(`${location.origin}/leads`)
    expect(calls[0]?.headers['Lead-Honeypot']).toBe('filled')
  })

  it('stays in the browser like any other if the site is unreachable', async () => {
    const outbox = memoryOutbox()
    fakeNetwork('offline')

    expect(await sendLead(forms.question, question, external, outbox)).toEqual({ status: 'kept' })
    expect(outbox.entries).toHaveLength(1)
  })
})

it('leaves a lead to another tab that is sending it', async () => {
  const { calls } = fakeNetwork()
  const busy = {
    request: (_name: string, _options: object, work: (lock: null) => unknown) => Promise.resolve(work(null)),
  }
  Object.defineProperty(navigator, 'locks', { value: busy, configurable: true })

  const result = await sendLead(forms.question, question, own, memoryOutbox())
  Reflect.deleteProperty(navigator, 'locks')

  expect(result).toEqual({ status: 'kept' })
  expect(calls).toEqual([])
})

it('leaves a lead to the form, whose visitor waits for the outcome, when the outbox finds it', async () => {
  const { calls } = fakeNetwork()
  const taken = new Set<string>()
  const locks = {
    async request(name: string, _options: object, work: (lock: object | null) => Promise<unknown>) {
      if (taken.has(name)) return work(null)
      taken.add(name)
      return work({}).finally(() => taken.delete(name))
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const outbox = memoryOutbox()
  const { waiting } = outbox
  outbox.waiting = async () => {
    const found = await waiting()
    for (const entry of found) void deliverLead(entry, own, outbox)
    return found
  }

  const result = await sendLead(forms.question, question, own, outbox)
  Reflect.deleteProperty(navigator, 'locks')

  expect(result).toEqual({ status: 'sent' })
  expect(calls).toHaveLength(1)
})

it('sends a lead where the browser forbids locks', async () => {
  const { calls } = fakeNetwork()
  const forbidden = { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) }
  Object.defineProperty(navigator, 'locks', { value: forbidden, configurable: true })

  const result = await sendLead(forms.question, question, own, memoryOutbox())
  Reflect.deleteProperty(navigator, 'locks')

  expect(result).toEqual({ status: 'sent' })
  expect(calls).toHaveLength(1)
})
