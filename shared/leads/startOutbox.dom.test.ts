import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { clearOutbox } from './clearOutbox.ts'
import type { Lead } from './Lead.ts'
import { rememberedVisitor, rememberVisitor } from './rememberedVisitor.ts'
import { sendLead } from './sendLead.ts'
import { startOutbox } from './startOutbox.ts'
import { fakeNetwork } from './testing/fakeNetwork.ts'
import { memoryOutbox } from './testing/memoryOutbox.ts'
import type { WaitingLead } from './WaitingLead.ts'

const { services } = sampleSite
const DAY = 24 * 60 * 60 * 1000
const lead: Lead = { kind: 'newsletter', email: 'a@b.co' }
const entry = (key: string, age = 0): WaitingLead => ({ key, at: Date.now() - age, consent: '2026-01-01', lead })

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

it('sends what waits from an earlier visit, each with its own key', async () => {
  const outbox = memoryOutbox({ entries: [entry('one'), entry('two')] })
  const { calls } = fakeNetwork()

  stop = startOutbox(services, outbox)
  await soon()

  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['one', 'two'])
  expect(outbox.entries).toEqual([])
})

it('tries again with growing pauses while the page is open, at most five minutes apart', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls, behave } = fakeNetwork('offline')
  stop = startOutbox(services, outbox)
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

it('tries at once when the network is back', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls, behave } = fakeNetwork('offline')
  stop = startOutbox(services, outbox)
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
  stop = startOutbox(services, outbox)

  await sendLead(lead, services, outbox)
  behave('success')
  await jest.advanceTimersByTimeAsync(2000)

  expect(calls).toHaveLength(2)
  expect(calls[1]?.headers['Idempotency-Key']).toBe(calls[0]?.headers['Idempotency-Key'])
  expect(outbox.entries).toEqual([])
})

it('removes what is older than 30 days without sending it', async () => {
  const outbox = memoryOutbox({ entries: [entry('old', 30 * DAY + 1), entry('young', 30 * DAY)] })
  const { calls } = fakeNetwork('offline')

  stop = startOutbox(services, outbox)
  await soon()

  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['young'])
  expect(outbox.entries.map(({ key }) => key)).toEqual(['young'])
})

it('stops when it is told to', async () => {
  const outbox = memoryOutbox({ entries: [entry('one')] })
  const { calls } = fakeNetwork('offline')
  startOutbox(services, outbox)()
  await soon()
  const before = calls.length

  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(3_600_000)

  expect(calls).toHaveLength(before)
})

it('what waits can be removed by the visitor, with what forms remember', async () => {
  const outbox = memoryOutbox({ entries: [entry('one'), entry('two')] })
  rememberVisitor({ name: ' Ana ', email: '' })
  rememberVisitor({ phone: '11' })
  const remembered = rememberedVisitor()

  expect(await clearOutbox(outbox)).toBe(2)

  expect(remembered).toEqual({ name: 'Ana', phone: '11' })
  expect(outbox.entries).toEqual([])
  expect(rememberedVisitor()).toEqual({})
})

describe('a form token', () => {
  const openForm = () => {
    document.body.innerHTML =
      '<form action="/leads"><input name="homepage"><input id="a" name="name"></form><form action="/blog"><input id="b"></form>'
  }
  const focus = async (id: string) => {
    document.getElementById(id)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await soon()
  }

  it('is asked for once, when somebody begins to fill in a lead form', async () => {
    openForm()
    const { calls } = fakeNetwork({ status: 200, body: '{"token":"signed"}' })
    stop = startOutbox(services, memoryOutbox())

    await focus('b')
    const before = calls.length
    await focus('a')
    await focus('a')

    expect(before).toBe(0)
    expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/leads/token'])
    expect(window.__leadToken).toMatchObject({ value: 'signed' })
  })

  it('is asked for again when it did not come', async () => {
    openForm()
    const { calls } = fakeNetwork('offline')
    stop = startOutbox(services, memoryOutbox())

    await focus('a')
    await focus('a')

    expect(calls).toHaveLength(2)
  })
})
