import type {} from '@site/contracts/documentContract'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { rememberedVisitor, rememberVisitor } from '../form/rememberedVisitor.ts'
import { fakeNetwork } from '../testing/fakeNetwork.ts'
import { memoryOutbox } from '../testing/memoryOutbox.ts'
import { clearOutbox } from './browserOutbox.ts'
import type { WaitingLead } from './Outbox.ts'
import { waitingLeadsFrom } from './Outbox.ts'
import { requestToken, runOutbox } from './runOutbox.ts'
import { sendLead } from './sendLead.ts'
import { startOutbox } from './startOutbox.ts'

const { services } = sampleSite
const DAY = 24 * 60 * 60 * 1000
const endpoint = { method: 'POST', path: '/leads', service: 'leadUrl' } as const
const form = { kind: 'news', endpoint }
const values = { email: 'a@b.co' }
const entry = (key: string, age = 0): WaitingLead => ({
  key,
  at: Date.now() - age,
  consent: '2026-01-01',
  lead: { kind: 'news', ...values },
  endpoint,
})

let stop = () => {}
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z') })
  jest.spyOn(Math, 'random').mockReturnValue(1)
  delete window.__leadToken
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const soon = () => jest.advanceTimersByTimeAsync(1)

it('sends leads that wait from an earlier visit, each with its own key', async () => {
  const outbox = memoryOutbox({ entries: [entry('one'), entry('two')] })
  const { calls } = fakeNetwork()

  stop = runOutbox(services, outbox)
  await soon()

  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['one', 'two'])
  expect(outbox.entries).toEqual([])
})

it('retries with growing pauses while the page is open, at most five minutes apart', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls, behave } = fakeNetwork('offline')
  stop = runOutbox(services, outbox)
  await soon()

  for (const seconds of [4, 8, 16, 32, 64, 128, 256, 300, 300]) {
    const before = calls.length
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 2)
    expect(calls).toHaveLength(before)
    await jest.advanceTimersByTimeAsync(2)
    expect(calls).toHaveLength(before + 1)
  }
  behave('success')
  await jest.advanceTimersByTimeAsync(300_000)
  const sent = calls.length
  await jest.advanceTimersByTimeAsync(3_600_000)

  expect(outbox.entries).toEqual([])
  expect(calls).toHaveLength(sent)
})

it('retries at once when the network is back', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls, behave } = fakeNetwork('offline')
  stop = runOutbox(services, outbox)
  await soon()

  behave('success')
  window.dispatchEvent(new Event('online'))
  await soon()

  expect(calls).toHaveLength(2)
  expect(outbox.entries).toEqual([])
})

it.each([true, false])('takes over a lead that could not be sent (storage: %s)', async (durable) => {
  const outbox = memoryOutbox({ durable })
  const { calls, behave } = fakeNetwork({ status: 500, body: '' })
  stop = runOutbox(services, outbox)

  await sendLead(form, values, services, outbox)
  behave('success')
  await jest.advanceTimersByTimeAsync(2000)

  expect(calls).toHaveLength(2)
  expect(calls[1]?.headers['Idempotency-Key']).toBe(calls[0]?.headers['Idempotency-Key'])
  expect(outbox.entries).toEqual([])
})

it('removes leads older than 30 days without sending them', async () => {
  const outbox = memoryOutbox({ entries: [entry('old', 30 * DAY + 1), entry('young', 30 * DAY)] })
  const { calls } = fakeNetwork('offline')

  stop = runOutbox(services, outbox)
  await soon()

  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['young'])
  expect(outbox.entries.map(({ key }) => key)).toEqual(['young'])
})

it('stops when its returned function is called', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls } = fakeNetwork('offline')
  runOutbox(services, outbox)()
  await soon()
  const before = calls.length

  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(3_600_000)

  expect(calls).toHaveLength(before)
})

it('lets the visitor remove waiting leads, with what forms remember', async () => {
  const outbox = memoryOutbox({ entries: [entry('one'), entry('two')] })
  rememberVisitor({ name: ' Ana ', email: '' })
  rememberVisitor({ phone: '11' })
  const remembered = rememberedVisitor()

  expect(await clearOutbox(outbox)).toBe(2)

  expect(remembered).toEqual({ name: 'Ana', phone: '11' })
  expect(outbox.entries).toEqual([])
  expect(rememberedVisitor()).toEqual({})
})

it('reads leads of an earlier version of this site, and ignores malformed ones', () => {
  const { endpoint: _, ...former } = entry('former')

  expect(waitingLeadsFrom([former, entry('now'), null, { key: 1 }, { ...entry('bad'), lead: 'x' }])).toEqual([
    entry('former'),
    entry('now'),
  ])
})

it.each([
  { what: 'a method that this one does not know', change: { endpoint: { method: 'PUT', path: '/leads/x' } } },
  { what: 'an endpoint of another kind', change: { endpoint: '/leads' } },
  { what: 'more than this one knows', change: { purpose: 'para responder', tries: 3 } },
  { what: 'another mark of suspicion', change: { suspicious: 'honeypot' } },
  { what: 'another form of what was typed', change: { typed: '0055' } },
])('reads a lead that a later version, rolled back since, has stored with $what', ({ change }) => {
  expect(waitingLeadsFrom([{ ...entry('later'), ...change }])).toEqual([entry('later')])
})

it('reads a lead of another version with other types, or without its time', () => {
  const other = { key: 'k', lead: { kind: 'news', email: 'a@b.co', topics: ['seo', 'ads'], weekly: true, none: null } }

  expect(waitingLeadsFrom([other])).toEqual([
    {
      ...entry('k'),
      consent: '',
      lead: { kind: 'news', email: 'a@b.co', topics: '["seo","ads"]', weekly: 'true', none: 'null' },
    },
  ])
})

describe('a late lead', () => {
  const refused = (fields: object, more = {}) => JSON.stringify({ status: 'rejected', fields, ...more })

  it.each([
    { status: 400, body: '{"status":"error"}' },
    { status: 403, body: '{"status":"error"}' },
    { status: 404, body: '{"status":"error"}' },
    { status: 404, body: '<h1>Página não encontrada</h1>' },
    { status: 405, body: '' },
    { status: 409, body: '{"status":"error"}' },
    { status: 410, body: '{"status":"error"}' },
    { status: 413, body: '{"status":"error"}' },
    { status: 413, body: '<html>Request Entity Too Large</html>' },
    { status: 422, body: refused({}) },
    { status: 422, body: refused({ email: 'Informe um e-mail válido.' }) },
    { status: 422, body: refused({ email: 'Campo desconhecido.' }, { outdated: true }) },
    { status: 422, body: refused({ kind: 'Formulário desconhecido.' }) },
    { status: 422, body: refused({ 'Idempotency-Key': 'Chave já usada.' }) },
    { status: 429, body: '{"status":"error"}' },
    { status: 500, body: '{"status":"success"}' },
    { status: 502, body: '<html>Bad gateway</html>' },
    { status: 503, body: '{"status":"error"}' },
    { status: 200, body: '<html>Entre na rede do hotel</html>' },
    { status: 200, body: '' },
    { status: 200, body: '{"status":"rejected","fields":{}}' },
    { status: 204, body: '' },
    'offline' as const,
    'silent' as const,
  ])('stays in the outbox after the answer %j, until it is acknowledged', async (answer) => {
    const outbox = memoryOutbox({ entries: [entry('one')] })
    const { behave } = fakeNetwork(answer)
    stop = runOutbox(services, outbox)
    await jest.advanceTimersByTimeAsync(15_000)
    const after = [...outbox.entries]

    behave('success')
    await jest.advanceTimersByTimeAsync(300_000)

    expect(after.map(({ key }) => key)).toEqual(['one'])
    expect(outbox.entries).toEqual([])
  })

  it.each([
    { method: 'GET', path: '/leads/guide', service: 'guideLeadUrl' } as const,
    { method: 'POST', path: '/leads/survey', service: 'surveyLeadUrl', opaque: true } as const,
    endpoint,
  ])('says so, and goes to the common endpoint of the site with its kind, whatever served its form', async (former) => {
    const outbox = memoryOutbox({ entries: [{ ...entry('one'), endpoint: former }] })
    const { calls } = fakeNetwork()

    stop = runOutbox({ ...services, guideLeadUrl: '/leads/guide' }, outbox)
    await soon()

    expect(calls).toEqual([
      {
        method: 'POST',
        url: `${location.origin}/leads`,
        headers: {
          'Idempotency-Key': 'one',
          'Lead-Given': '2026-03-10T12:00:00.000Z',
          'Lead-Consent': '2026-01-01',
          'Lead-Late': 'yes',
          'Content-Type': 'application/json',
        },
        mode: 'cors',
        body: { kind: 'news', ...values },
      },
    ])
    expect(outbox.entries).toEqual([])
  })

  it('goes to its external service, and what that refuses to the site itself', async () => {
    const outbox = memoryOutbox({ entries: [entry('one')] })
    const { calls } = fakeNetwork({ status: 422, body: refused({ email: 'Unknown field.' }) })

    stop = runOutbox({ ...services, leadUrl: 'https://crm.example/leads' }, outbox)
    await soon()

    expect(calls.map(({ url }) => url)).toEqual(['https://crm.example/leads', `${location.origin}/leads`])
    expect(calls[0]?.headers).not.toHaveProperty('Lead-Late')
    expect(calls[1]?.headers).toMatchObject({ 'Lead-Late': 'yes', 'Idempotency-Key': 'one' })
    expect(outbox.entries).toHaveLength(1)
  })

  it('goes to the address that the operator has given for leads, if it is another', async () => {
    const { calls } = fakeNetwork()

    stop = runOutbox({ ...services, leadUrl: '/crm/inbox' }, memoryOutbox({ entries: [entry('one')] }))
    await soon()

    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/crm/inbox')
  })
})

describe('the delivery code', () => {
  const databases = (names: string[]) => {
    const indexedDB = { databases: async () => names.map((name) => ({ name })) }
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true })
  }
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'))

  function open() {
    const work = { runOutbox: jest.fn(() => () => {}), requestToken: jest.fn(async () => {}) }
    const load = jest.fn(async () => work)
    document.body.innerHTML =
      '<form action="/leads"><input name="homepage"><input id="a" name="name"></form><form action="/revista"><input id="b"></form>'
    return { load, ...work }
  }
  const focus = async (id: string) => {
    document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await soon()
  }

  it('is not loaded in a browser that never held a lead', async () => {
    databases(['other'])
    const { load } = open()

    stop = startOutbox(services, load)
    await soon()

    expect(load).not.toHaveBeenCalled()
  })

  it.each([['one that did', ['leads']] as const, ['one that does not tell', undefined] as const])(
    'is loaded in %s, and runs once',
    async (_, names) => {
      if (names) databases([...names])
      const { load, runOutbox: run } = open()

      stop = startOutbox(services, load)
      await soon()
      await focus('a')

      expect(load).toHaveBeenCalled()
      expect(run).toHaveBeenCalledTimes(1)
    },
  )

  it('is loaded when the visitor begins to fill in a lead form, and requests the form token', async () => {
    databases([])
    const { load, requestToken: ask } = open()
    stop = startOutbox(services, load)

    await focus('b')
    expect(load).not.toHaveBeenCalled()
    await focus('a')

    expect(ask).toHaveBeenCalledWith(document.forms[0])
  })

  it('is loaded again after a failure', async () => {
    databases(['leads'])
    const { load, runOutbox: run } = open()
    load.mockRejectedValueOnce(new Error('offline'))

    stop = startOutbox(services, load)
    await soon()
    expect(run).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(10_000)

    expect(run).toHaveBeenCalledTimes(1)
  })
})

describe('a form token', () => {
  const form = () => {
    document.body.innerHTML = '<form action="/leads"><input name="homepage"></form>'
    const [first] = document.forms
    if (!first) throw new Error('There is no form.')
    return first
  }

  it('is requested once', async () => {
    const { calls } = fakeNetwork({ status: 200, body: '{"token":"signed"}' })

    await requestToken(form())
    await requestToken(form())

    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/leads/token'])
    expect(window.__leadToken).toMatchObject({ value: 'signed' })
  })

  it.each(['offline', { status: 200, body: '{"token":7}' }] as const)('is requested again after %j', async (answer) => {
    const { calls } = fakeNetwork(answer)

    await requestToken(form())
    await requestToken(form())

    expect(calls).toHaveLength(2)
  })

  it('is requested again for the next lead, because it verifies only one', async () => {
    const { behave } = fakeNetwork({ status: 200, body: '{"token":"signed"}' })
    await requestToken(form())
    behave('success')

    const sending = sendLead({ kind: 'news', endpoint }, values, services, memoryOutbox())
    await jest.advanceTimersByTimeAsync(2500)

    expect(await sending).toEqual({ status: 'sent' })
    expect(window.__leadToken).toBeUndefined()
  })
})
