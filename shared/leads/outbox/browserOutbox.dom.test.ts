import { fakeDatabase } from '../testing/fakeDatabase.ts'
import type * as Module from './browserOutbox.ts'
import type { WaitingLead } from './Outbox.ts'

const lead = (key: string): WaitingLead => ({
  key,
  at: 1,
  consent: '2026-01',
  lead: { kind: 'question', name: 'Ana' },
  endpoint: { method: 'POST', path: '/leads' },
})

/** A visit of the browser: what only the page has had is gone. The open database is remembered, as in a page. */
function visit(database: object): typeof Module {
  delete window.__leads
  jest.resetModules()
  Object.defineProperty(window, 'indexedDB', { value: database, configurable: true })
  return jest.requireActual('./browserOutbox.ts')
}
const journal = (...leads: readonly { key: string }[]) => {
  for (const waiting of leads) localStorage.setItem(`leads/${waiting.key}`, JSON.stringify(waiting))
}
const silentDatabase = { open: () => ({}), databases: async () => [] }

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'indexedDB')
})

/** The outbox's result once the database has answered, or has timed out. */
async function late<Result>(work: Promise<Result>): Promise<Result> {
  await jest.advanceTimersByTimeAsync(10_000)
  return work
}

it('keeps a lead for the next visit, until it is dropped', async () => {
  const database = fakeDatabase()
  const { browserOutbox } = visit(database)
  const kept = browserOutbox.keep(lead('a'))
  expect(await late(browserOutbox.holds('a'))).toBe(true)
  expect(await kept).toBe(true)

  const next = visit(database).browserOutbox
  expect(await late(next.waiting())).toEqual([lead('a')])
  await late(next.drop('a'))
  expect(await late(next.waiting())).toEqual([])
  expect(localStorage).toHaveLength(0)
})

it.each([
  { when: 'is still being opened', database: { open: () => ({}), databases: async () => [] } },
  { when: 'is left before it has written', database: fakeDatabase() },
])('keeps a lead for the next visit if the page is left while the database $when', async ({ database }) => {
  void visit(database).browserOutbox.keep(lead('a'))

  const next = fakeDatabase()
  expect(await late(visit(next).browserOutbox.waiting())).toEqual([lead('a')])
  expect([...next.leads.keys()]).toEqual(['a'])
  expect(localStorage).toHaveLength(0)
})

it('keeps leads in local storage if the database does not answer', async () => {
  const { browserOutbox } = visit(silentDatabase)
  void browserOutbox.keep(lead('a'))
  void browserOutbox.keep(lead('b'))

  expect(await late(browserOutbox.keep(lead('a')))).toBe(true)
  expect(await late(browserOutbox.waiting())).toEqual([lead('a'), lead('b')])
  await late(browserOutbox.drop('b'))
  expect(await late(visit(silentDatabase).browserOutbox.waiting())).toEqual([lead('a')])
})

it('waits for a silent database once', async () => {
  const { browserOutbox } = visit(silentDatabase)
  const kept = browserOutbox.keep(lead('a'))
  await jest.advanceTimersByTimeAsync(2000)
  expect(await kept).toBe(true)

  const waiting = browserOutbox.waiting()
  await jest.advanceTimersByTimeAsync(10)

  expect(await waiting).toEqual([lead('a')])
})

it('keeps leads in the open page if local storage is full, too', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const { browserOutbox } = visit(silentDatabase)
  void browserOutbox.keep(lead('a'))

  expect(await late(browserOutbox.keep(lead('b')))).toBe(false)
  expect(await late(browserOutbox.waiting())).toEqual([lead('a'), lead('b')])
  await late(browserOutbox.drop('a'))
  expect(await late(browserOutbox.waiting())).toEqual([lead('b')])
  full.mockRestore()
})

it('moves leads from local storage into the database, once', async () => {
  journal(lead('a'), { key: 'x' }, lead('b'))
  const database = fakeDatabase(new Map([['b', lead('b')]]))

  expect(await late(visit(database).browserOutbox.waiting())).toEqual([lead('b'), lead('a')])
  expect(localStorage).toHaveLength(0)

  await late(visit(database).browserOutbox.drop('a'))
  expect(await late(visit(database).browserOutbox.waiting())).toEqual([lead('b')])
})

it('leaves them there if the database does not answer, until they are sent', async () => {
  journal(lead('a'), lead('b'))
  const { browserOutbox } = visit(silentDatabase)
  expect(await late(browserOutbox.waiting())).toEqual([lead('a'), lead('b')])
  expect(await late(browserOutbox.holds('a'))).toBe(true)

  await late(browserOutbox.drop('a'))

  expect(await late(visit(silentDatabase).browserOutbox.waiting())).toEqual([lead('b')])
})

it('clears local storage, too', async () => {
  journal(lead('a'))
  const { clearOutbox } = visit(fakeDatabase())

  expect(await late(clearOutbox())).toBe(1)
  expect(localStorage).toHaveLength(0)
})

it('keeps the leads of two tabs that write in the same moment', async () => {
  const readAll = jest.spyOn(Storage.prototype, 'getItem')
  const one = visit(silentDatabase).browserOutbox
  const other = visit(silentDatabase).browserOutbox
  // What one tab has read is old as soon as the other one writes.
  readAll.mockImplementation(() => null)

  void one.keep(lead('a'))
  void other.keep(lead('b'))

  readAll.mockRestore()
  expect(await late(visit(silentDatabase).browserOutbox.waiting())).toEqual([lead('a'), lead('b')])
})

it.each(['{"key":', '[{"key":"x"}]', '7', ''])(
  'removes what others have written into local storage: %s',
  async (text) => {
    localStorage.setItem('leads/x', text)
    const { browserOutbox } = visit(fakeDatabase())
    expect(await late(browserOutbox.waiting())).toEqual([])

    // Otherwise every page would take this browser for one that may hold leads.
    await late(browserOutbox.drop('x'))
    expect(localStorage).toHaveLength(0)
  },
)
