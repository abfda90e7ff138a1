import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { startReading } from './startReading.ts'
import { watchPage } from './watchPage.ts'

jest.mock('./watchPage.ts', () => ({ watchPage: jest.fn() }))

/** As far as it is read here. */
const snapshotWith = (analyticsId: string) => ({ site: { services: { analyticsId } } }) as Snapshot
let begin: jest.Mock

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  begin = jest.fn()
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'indexedDB')
  jest.mocked(watchPage).mockClear()
})

type Visit = { databases?: string[] | undefined; analyticsId?: string; html?: string }

/** A page that is only read, in a browser that has these databases; undefined in one that does not tell. */
async function read({ databases, analyticsId = '', html = '<div data-island="never"></div>' }: Visit) {
  const known = databases?.map((name) => ({ name }))
  const answer = known ? Promise.resolve(known) : Promise.reject(new Error('not told'))
  Object.assign(globalThis, { indexedDB: { databases: () => answer } })
  document.body.innerHTML = `<main data-island="page">${html}</main>`
  startReading(snapshotWith(analyticsId), begin)
  await jest.advanceTimersByTimeAsync(1)
}

const noLeads: Visit = { databases: ['workbox'] }

it.each<{ what: string; visit: Visit; times: number }>([
  { what: 'that is only read', visit: noLeads, times: 0 },
  { what: 'in a browser that may hold a lead', visit: { databases: ['leads'] }, times: 1 },
  { what: 'in a browser that does not tell', visit: { databases: undefined }, times: 1 },
  { what: 'with a choice about cookies', visit: { ...noLeads, analyticsId: 'G-1' }, times: 1 },
  { what: 'that is not made of islands', visit: { ...noLeads, html: '<button>Gerar</button>' }, times: 1 },
])('a page $what comes alive by itself $times times', async ({ visit, times }) => {
  await read(visit)

  expect(begin).toHaveBeenCalledTimes(times)
})

it('tells how the view goes, when the browser is idle', async () => {
  await read(noLeads)
  expect(watchPage).not.toHaveBeenCalled()

  await jest.advanceTimersByTimeAsync(5000)

  expect(watchPage).toHaveBeenCalledWith(snapshotWith(''))
})

it('comes alive at the first sign of intent, and listens for no other', async () => {
  await read(noLeads)
  const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))

  focus()
  focus()

  expect(begin).toHaveBeenCalledTimes(1)
})
