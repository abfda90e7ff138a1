import { mayHavePendingLeads } from './mayHavePendingLeads.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB')
  localStorage.clear()
})

/** What a request of the database answers, as the browser does: later. */
function answered(part: object) {
  const request = { ...part, onsuccess: () => {}, onerror: () => {} }
  setTimeout(() => ('error' in part ? request.onerror() : request.onsuccess()))
  return request
}

/** A browser whose lead database holds this many leads. jsdom has no IndexedDB. */
function holding(leads: number | 'unreadable') {
  const database = {
    transaction() {
      const transaction = { objectStore: () => ({ count: () => ({ result: leads }) }), oncomplete: () => {} }
      setTimeout(() => transaction.oncomplete())
      return transaction
    },
  }
  const open = () => answered(leads === 'unreadable' ? { error: new Error('damaged') } : { result: database })
  return { open, databases: async () => [{ name: 'leads' }] }
}

it.each([
  { what: 'no lead database', indexedDB: { databases: async () => [{ name: 'workbox' }] }, may: false },
  { what: 'an unreadable one', indexedDB: holding('unreadable'), may: true },
  { what: 'one with a lead', indexedDB: holding(1), may: true },
  { what: 'an empty one, whose leads were sent', indexedDB: holding(0), may: false },
  { what: 'databases that it does not list', indexedDB: {}, may: true },
])('with $what, a browser may hold a lead: $may', async ({ indexedDB, may }) => {
  // The open database is remembered, as in a page.
  jest.resetModules()
  const { mayHavePendingLeads: ask } = jest.requireActual<{ mayHavePendingLeads: typeof mayHavePendingLeads }>(
    './mayHavePendingLeads.ts',
  )
  Object.defineProperty(window, 'indexedDB', { value: indexedDB, configurable: true })

  expect(await ask()).toBe(may)
})

it('with a lead in local storage, a browser may hold a lead', async () => {
  localStorage.setItem('leads', '[]')

  expect(await mayHavePendingLeads()).toBe(true)
})
