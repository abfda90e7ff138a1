import { rememberScroll, restoreScroll } from './scrollMemory.ts'

function scrollBy(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

/** What the browser does on going back: the history entry changes, the document stays. */
function stepTo(url: string, state: unknown) {
  history.replaceState(state, '', url)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

const scrollTo = jest.fn((options: ScrollToOptions) => scrollBy(options.top ?? 0))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { scrollTo })
  scrollTo.mockClear()
  history.replaceState(null, '', '/')
  scrollBy(0)
})
afterEach(() => jest.useRealTimers())

it('leaves scrolling to the browser until the first client-side navigation', () => {
  scrollBy(300)
  jest.runAllTimers()

  expect(history.state).toBeNull()
})

it("stores the position in the history entry and keeps the entry's other state", () => {
  history.replaceState({ step: 3 }, '')
  rememberScroll()
  expect(history.scrollRestoration).toBe('manual')

  scrollBy(640)
  jest.advanceTimersByTime(150)

  expect(history.state).toEqual({ step: 3, scrollTop: 640 })
})

it('restores the position when the page is on screen again, not before', () => {
  history.pushState(null, '', '/empresa')
  scrollBy(50)
  rememberScroll()

  stepTo('/', { scrollTop: 900 })
  expect(scrollTo).not.toHaveBeenCalled()
  restoreScroll()

  expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: 'instant' })
})

it('does not mistake the former page for the one being loaded', () => {
  history.pushState(null, '', '/empresa')
  rememberScroll()
  stepTo('/', { scrollTop: 900 })

  scrollBy(10)
  jest.advanceTimersByTime(1000)

  expect(history.state).toEqual({ scrollTop: 900 })
  restoreScroll()
})

it('scrolls to an anchor of the same page at once', () => {
  rememberScroll()

  stepTo('/#empresa', { scrollTop: 1200 })

  expect(scrollTo).toHaveBeenCalledWith({ top: 1200, behavior: 'instant' })
})

it('does not scroll within the same page if no position is stored', () => {
  rememberScroll()

  stepTo('/', { question: 2 })

  expect(scrollTo).not.toHaveBeenCalled()
})

it('stores the position on a click, before the page is left', () => {
  rememberScroll()

  scrollBy(480)
  document.body.click()

  expect(history.state).toEqual({ scrollTop: 480 })
})

it('does not read the position on a click if nothing has scrolled, because that would force a layout', () => {
  rememberScroll()
  const position = jest.fn(() => 0)
  Object.defineProperty(window, 'scrollY', { get: position, configurable: true })

  document.body.click()

  expect(position).not.toHaveBeenCalled()
})

it('stores the link by which the page was left, even if nothing was scrolled', () => {
  document.body.innerHTML = '<a href="#x">X</a>'
  rememberScroll()
  scrollBy(480)
  document.body.click()

  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  expect(history.state).toMatchObject({ scrollTop: 480, followed: [`${location.origin}/#x`, 0] })
})

it('starts at the top if no position is stored', () => {
  history.pushState(null, '', '/empresa')
  rememberScroll()

  stepTo('/cursos', null)
  restoreScroll()

  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('loads the missing sections if the position is far down', () => {
  const opened = jest.fn()
  document.addEventListener('site:load-islands', opened)
  history.pushState(null, '', '/empresa')
  rememberScroll()

  stepTo('/', { scrollTop: innerHeight + 1 })
  restoreScroll()

  expect(opened).toHaveBeenCalledTimes(1)
})

it('retries until the page is tall enough, but not against the visitor', () => {
  scrollTo.mockImplementation(() => {})
  history.pushState(null, '', '/empresa')
  rememberScroll()
  stepTo('/', { scrollTop: 5000 })
  restoreScroll()
  jest.advanceTimersByTime(100)
  const tries = scrollTo.mock.calls.length
  expect(tries).toBeGreaterThan(1)

  window.dispatchEvent(new Event('wheel'))
  jest.advanceTimersByTime(100)

  expect(scrollTo).toHaveBeenCalledTimes(tries)
})

it('does not return scrolling to the browser on a reload, because Safari ignores it', () => {
  rememberScroll()

  window.dispatchEvent(new Event('pagehide'))

  expect(history.scrollRestoration).toBe('manual')
})

it('writes nothing if nothing has moved, and continues if the browser accepts no more entries', () => {
  rememberScroll()
  const write = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('100 times per 10 seconds', 'SecurityError')
  })

  document.body.click()
  expect(write).not.toHaveBeenCalled()
  scrollBy(700)
  jest.advanceTimersByTime(150)
  expect(write).toHaveBeenCalledTimes(1)

  write.mockRestore()
  scrollBy(800)
  jest.advanceTimersByTime(150)
  expect(history.state).toEqual({ scrollTop: 800 })
})

it('restores the position in a document from the back/forward cache', () => {
  rememberScroll()
  history.replaceState({ scrollTop: 640 }, '')

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(scrollTo).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
})

it.each([
  { what: 'another page', url: '/cursos', restore: true },
  { what: 'another page that is not on screen yet', url: '/cursos', restore: false },
  { what: 'another position in the same page', url: '/#fim', restore: false },
])('abandons an earlier restoration after a navigation to $what', ({ url, restore }) => {
  history.pushState(null, '', '/')
  rememberScroll()
  scrollTo.mockImplementation(({ top = 0 }) => {
    if (top < 5000) scrollBy(top)
  })
  stepTo('/', { scrollTop: 5000 })
  jest.advanceTimersByTime(100)

  stepTo(url, { scrollTop: 900 })
  if (restore) restoreScroll()
  scrollTo.mockClear()
  jest.advanceTimersByTime(100)

  expect(scrollTo).not.toHaveBeenCalled()
})
