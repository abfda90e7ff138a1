import type { Snapshot } from '@site/contracts/Snapshot'
import { prefetchDocuments } from '../prefetching/prefetchDocuments.ts'
import { startReading } from './startReading.ts'
import { watchPage } from './watchPage.ts'

jest.mock('./watchPage.ts', () => ({ watchPage: jest.fn() }))
jest.mock('../prefetching/prefetchDocuments.ts', () => ({ prefetchDocuments: jest.fn() }))

const snapshot = {} as Snapshot
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
  openedBy('navigate')
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'indexedDB')
  jest.mocked(watchPage).mockClear()
  jest.mocked(prefetchDocuments).mockClear()
  history.replaceState(null, '')
})

/** The kind of navigation; jsdom does not provide it. */
function openedBy(type: NavigationTimingType) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
}

type Visit = { databases?: string[] | undefined; html?: string }

/** A page that waits, in a browser with these databases; undefined for a browser that does not list them. */
async function read({ databases, html = '<div data-island="never"></div>' }: Visit) {
  const known = databases?.map((name) => ({ name }))
  const answer = known ? Promise.resolve(known) : Promise.reject(new Error('not told'))
  Object.assign(globalThis, { indexedDB: { databases: () => answer } })
  document.body.innerHTML = `<main data-island="page">${html}</main>`
  startReading(snapshot, begin)
  await jest.advanceTimersByTimeAsync(1)
}

const noLeads: Visit = { databases: ['workbox'] }

it.each<{ what: string; visit: Visit; times: number }>([
  { what: 'that waits', visit: noLeads, times: 0 },
  { what: 'in a browser that may hold a lead', visit: { databases: ['leads'] }, times: 1 },
  { what: 'in a browser that cannot say whether it holds a lead', visit: { databases: undefined }, times: 1 },
])('hydrates a page $what by itself $times times', async ({ visit, times }) => {
  await read(visit)

  expect(begin).toHaveBeenCalledTimes(times)
})

it('reports the view and prefetches documents when the browser is idle', async () => {
  await read(noLeads)
  expect(watchPage).not.toHaveBeenCalled()
  expect(prefetchDocuments).not.toHaveBeenCalled()

  await jest.advanceTimersByTimeAsync(5000)

  expect(watchPage).toHaveBeenCalledWith(snapshot)
  expect(prefetchDocuments).toHaveBeenCalledWith(snapshot)
})

it('hydrates on the first interaction, and stops listening for others', async () => {
  await read(noLeads)
  const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))

  focus()
  focus()

  expect(begin).toHaveBeenCalledTimes(1)
})

const link = '<div data-island="never"><a href="/produtos">Produtos</a></div>'

it('stores the link that is followed before hydration, for going back', async () => {
  history.replaceState({ scrollTop: 7 }, '')
  await read({ ...noLeads, html: link })

  // jsdom cannot navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  expect(history.state).toEqual({ scrollTop: 7, followed: [`${location.origin}/produtos`, 0] })
})

it('returns the focus to that link after going back, which is not a sign of intent', async () => {
  openedBy('back_forward')
  history.replaceState({ followed: [`${location.origin}/produtos`, 0] }, '')

  await read({ ...noLeads, html: link })

  expect(document.activeElement).toBe(document.querySelector('a'))
  expect(begin).not.toHaveBeenCalled()
})

it.each([
  { what: 'nothing', elsewhere: false },
  { what: 'another part', elsewhere: true },
])('returns it in a document from the back/forward cache while $what has the focus', async ({ elsewhere }) => {
  await read({ ...noLeads, html: `${link}<button>Menu</button>` })
  const button = document.querySelector('button')
  if (elsewhere) button?.focus()
  history.replaceState({ followed: [`${location.origin}/produtos`, 0] }, '')

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(document.activeElement).toBe(elsewhere ? button : document.body)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(document.activeElement).toBe(elsewhere ? button : document.querySelector('a'))
})
