import { browserOutbox, clearOutbox } from './browserOutbox.ts'
import { mayHavePendingLeads } from './mayHavePendingLeads.ts'
import type { WaitingLead } from './Outbox.ts'

// jsdom has no IndexedDB: each test defines how the database behaves.
const silentDatabase = { open: () => ({}), databases: async () => [] }

const lead = (key: string): WaitingLead => ({
  key,
  at: 1,
  consent: '2026-01',
  lead: { kind: 'question', name: 'Ana' },
  endpoint: { method: 'POST', path: '/leads' },
})

const leavePage = () => {
  window.dispatchEvent(new Event('pagehide'))
  delete window.__leads
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  delete window.__leads
  Object.defineProperty(window, 'indexedDB', { value: silentDatabase, configurable: true })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'indexedDB')
})

/** The outbox's result once the database has timed out. */
async function late<Result>(work: Promise<Result>): Promise<Result> {
  await jest.advanceTimersByTimeAsync(2000)
  return work
}

it('keeps a lead in local storage if the page is left before the database has it', async () => {
  expect(await mayHavePendingLeads()).toBe(false)
  void browserOutbox.keep(lead('a'))
  leavePage()

  expect(await mayHavePendingLeads()).toBe(true)
  expect(await late(browserOutbox.waiting())).toEqual([lead('a')])
  expect(await late(browserOutbox.holds('a'))).toBe(true)
})

it('keeps the leads of two pages that are left, each once', async () => {
  void browserOutbox.keep(lead('a'))
  leavePage()
  void browserOutbox.keep(lead('b'))
  void browserOutbox.keep(lead('b'))
  leavePage()

  expect(await late(browserOutbox.waiting())).toEqual([lead('a'), lead('b')])
})

it('drops a sent lead from local storage, and keeps the others', async () => {
  void browserOutbox.keep(lead('a'))
  void browserOutbox.keep(lead('b'))
  leavePage()

  await late(browserOutbox.drop('a'))
  expect(await late(browserOutbox.waiting())).toEqual([lead('b')])

  await late(browserOutbox.drop('b'))
  expect(await mayHavePendingLeads()).toBe(false)
})

it('clears local storage, too', async () => {
  void browserOutbox.keep(lead('a'))
  leavePage()

  const removing = clearOutbox()
  await jest.advanceTimersByTimeAsync(2000)
  expect(await late(removing)).toBe(1)
  expect(localStorage).toHaveLength(0)
})

it('ignores what others have written into local storage', async () => {
  localStorage.setItem('leads', '{"key":')
  expect(await late(browserOutbox.waiting())).toEqual([])
  localStorage.setItem('leads', '[{"key":"x"}]')
  expect(await late(browserOutbox.waiting())).toEqual([])

  // Otherwise every page would take this browser for one that may hold leads.
  await late(browserOutbox.drop('x'))
  expect(await mayHavePendingLeads()).toBe(false)
})
