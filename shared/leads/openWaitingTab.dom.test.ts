import { openTab, openWaitingTab } from './openWaitingTab.ts'
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

const forbidden = new Proxy({}, { get: () => raise() })
function raise(): never {
  throw new DOMException('Blocked.', 'SecurityError')
}

const noTabs: [string, unknown][] = [
  ['blocks tabs', () => null],
  ['answers nothing', () => undefined],
  ['answers something that is no window', () => ({})],
  ['answers a number', () => 1],
  ['answers a window of which everything is forbidden', () => forbidden],
  ['answers a window that is closed already', () => ({ closed: true })],
  ['forbids it', raise],
  ['has no such function', undefined],
]

it.each(noTabs)('opens no tab, and throws nothing, where the browser %s', (_browser, open) => {
  const former = window.open
  Object.assign(window, { open })

  expect([openWaitingTab('Abrindo…'), openTab(link.href)]).toEqual([undefined, false])

  Object.assign(window, { open: former })
  expect(document.body.textContent).toBe('')
})

it('waits in no tab where the browser returns the page itself', () => {
  jest.spyOn(window, 'open').mockReturnValue(window)

  expect(openWaitingTab('Abrindo…')).toBeUndefined()
  expect(document.body.textContent).toBe('')
})

it('closes a tab that cannot be written to', () => {
  const close = jest.fn()
  const tab = { closed: false, close, document: undefined }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)

  expect(openWaitingTab('Abrindo…')).toBeUndefined()
  expect(close).toHaveBeenCalledTimes(1)
})

it('continues on the page when the tab has become unreachable', () => {
  const { tab } = fakeTab()
  const gone = jest.fn()
  const waiting = openWaitingTab('Abrindo…')
  Object.defineProperties(tab, {
    location: { get: raise },
    document: { get: raise },
    setTimeout: { get: raise },
  })

  waiting?.setText('Quase lá…')
  waiting?.goAfter(1500, link, gone)
  jest.advanceTimersByTime(1500)

  expect(gone).toHaveBeenCalledTimes(1)
  expect(() => waiting?.close()).not.toThrow()
})

it('opens a tab at an address without a reference to this page', () => {
  const { open, tab } = fakeTab()

  expect(openTab(link.href)).toBe(true)

  expect(open).toHaveBeenCalledWith(link.href, '_blank')
  expect(tab.opener).toBeNull()
})
