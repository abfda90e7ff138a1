import { openWaitingTab } from './openWaitingTab.ts'
import { fakeTab } from './testing/fakeTab.ts'

const link = { href: 'https://wa.me/5511900000000', label: 'Abrir o WhatsApp' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('opens the tab at once and says what it waits for', () => {
  const { open, tab, text } = fakeTab()

  openWaitingTab('Abrindo o WhatsApp…')

  expect(open).toHaveBeenCalledWith('', '_blank')
  expect(tab.document.title).toBe('Abrindo o WhatsApp…')
  expect(tab.document.documentElement.lang).toBe('pt-BR')
  expect(text()).toBe('Abrindo o WhatsApp…')
})

it('navigates to the address once when the time is over, after dropping its reference to this page', () => {
  const { addresses, tab } = fakeTab()
  const gone = jest.fn(() => expect(tab.opener).toBeNull())

  openWaitingTab('Abrindo…')?.goAfter(1500, link, gone)

  jest.advanceTimersByTime(1499)
  expect(addresses).toEqual([])
  expect(tab.opener).toBe(window)
  jest.advanceTimersByTime(1000)
  expect(addresses).toEqual([link.href])
  expect(gone).toHaveBeenCalledTimes(1)
})

it('offers the address as a link until then', () => {
  const { addresses, tab } = fakeTab()
  openWaitingTab('Abrindo…')?.goAfter(1500, link)

  tab.document.querySelector('a')?.click()
  jest.advanceTimersByTime(5000)

  expect(tab.document.querySelector('a')?.textContent).toBe('Abrir o WhatsApp')
  expect(addresses).toEqual([link.href])
})

it('navigates nowhere after it was closed, by this page or by the visitor', () => {
  const { addresses, tab } = fakeTab()
  const gone = jest.fn()
  const waiting = openWaitingTab('Abrindo…')
  waiting?.goAfter(1500, link, gone)

  waiting?.close()
  jest.advanceTimersByTime(5000)

  expect(tab.closed).toBe(true)
  const other = fakeTab()
  openWaitingTab('Abrindo…')?.goAfter(1500, link, gone)
  other.tab.closed = true
  jest.advanceTimersByTime(5000)
  expect([...addresses, ...other.addresses]).toEqual([])
  expect(gone).not.toHaveBeenCalled()
})

it.each([
  ['blocks tabs', () => null],
  ['has no tabs and returns the page itself', () => window],
])('returns nothing where the browser %s', (_browser, answer) => {
  jest.spyOn(window, 'open').mockImplementation(answer)

  expect(openWaitingTab('Abrindo…')).toBeUndefined()
  expect(document.body.textContent).toBe('')
})
