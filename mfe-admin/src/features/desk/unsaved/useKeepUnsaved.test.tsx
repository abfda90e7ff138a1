import { render } from '@testing-library/react'
import { hasUnsavedWork } from './unsavedWork.ts'
import { useKeepUnsaved } from './useKeepUnsaved.ts'

function Editor({ work }: { work: string | undefined }) {
  useKeepUnsaved('note', work)
  return null
}

/** Whether the browser would ask before the tab goes. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

/** Stands for the browser's own, as it tells of navigations. */
function navigateTo(url: string, changes: object = {}) {
  const destination = { url: new URL(url, location.href).href, sameDocument: false }
  window.navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { destination, downloadRequest: null, ...changes }),
  )
}

beforeEach(() => Object.defineProperty(window, 'navigation', { value: new EventTarget(), configurable: true }))
afterEach(() => sessionStorage.clear())

it('keeps work until there is none, and only then asks before the tab goes', () => {
  const { rerender, unmount } = render(<Editor work="Liga" />)
  expect([hasUnsavedWork('note'), asks()]).toEqual([true, true])

  rerender(<Editor work={undefined} />)
  expect([hasUnsavedWork('note'), asks()]).toEqual([false, false])
  rerender(<Editor work="Liga" />)
  unmount()

  expect([hasUnsavedWork('note'), asks()]).toEqual([true, false])
})

it.each([
  { what: 'another page of the desk', url: '/ajuda', is: false },
  { what: 'another site', url: 'https://example.com/', is: true },
  {
    what: 'a place in the page, and then away',
    url: '#team',
    changes: { destination: { url: 'http://localhost/#team', sameDocument: true } },
    is: true,
  },
  { what: 'a download, and then away', url: '/leads.csv', changes: { downloadRequest: 'leads.csv' }, is: true },
])('asks on the way to $what: $is', ({ url, changes, is }) => {
  render(<Editor work="Liga" />)

  navigateTo(url, changes)

  expect(asks()).toBe(is)
})
