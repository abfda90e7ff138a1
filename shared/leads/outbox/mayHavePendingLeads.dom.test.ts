import { fakeDatabase } from '../testing/fakeDatabase.ts'
import { mayHavePendingLeads } from './mayHavePendingLeads.ts'

afterEach(() => {
  Reflect.deleteProperty(window, 'indexedDB')
  localStorage.clear()
})

const leads = (...keys: string[]) => fakeDatabase(new Map(keys.map((key) => [key, { key }])))
/** jsdom has no IndexedDB. */
const damaged = {
  databases: async () => [{ name: 'leads' }],
  open() {
    const request = { error: new Error('damaged'), onerror: () => {} }
    setTimeout(() => request.onerror())
    return request
  },
}

it.each([
  { what: 'no lead database', indexedDB: { databases: async () => [{ name: 'workbox' }] }, may: false },
  { what: 'an unreadable one', indexedDB: damaged, may: true },
  { what: 'one with a lead', indexedDB: leads('a'), may: true },
  { what: 'an empty one, whose leads were sent', indexedDB: leads(), may: false },
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
  localStorage.setItem('leads/a', '{}')

  expect(await mayHavePendingLeads()).toBe(true)
})
