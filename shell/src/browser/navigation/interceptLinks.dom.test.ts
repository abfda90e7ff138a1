import { interceptLinks } from './interceptLinks.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

function open(html: string, { isPrefetched = true } = {}) {
  document.body.innerHTML = html
  history.replaceState(null, '', '/ofertas')
  const pushed: string[] = []
  const stopLinks = interceptLinks({
    isPrefetched: () => isPrefetched,
    push: (url) => void pushed.push(url.pathname + url.search + url.hash),
  })
  let left = false
  // The last listener represents the browser, which follows the link.
  const browser = (event: Event) => {
    left = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', browser)
  stop = () => {
    stopLinks()
    removeEventListener('click', browser)
  }
  return {
    stop: stopLinks,
    pushed,
    left: () => left,
    click: (event: MouseEventInit = {}) =>
      document
        .querySelector('a b, a, svg a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event })),
  }
}

it('shows the page of a link without a new document if its code is loaded', () => {
  const { click, pushed, left } = open('<a href="/produtos?search=a#vasos"><b>Produtos</b></a>')

  click()

  expect(pushed).toEqual(['/produtos?search=a#vasos'])
  expect(left()).toBe(false)
})

it.each<{ what: string; html?: string; event?: MouseEventInit; isPrefetched?: boolean }>([
  { what: 'a page whose code is not loaded', isPrefetched: false },
  { what: 'an anchor of the page shown', html: '<a href="/ofertas#vasos">Vasos</a>' },
  { what: 'another site', html: '<a href="https://shop.example/produtos">Loja</a>' },
  { what: 'a link for another tab', html: '<a href="/produtos" target="_blank">Produtos</a>' },
  { what: 'a download', html: '<a href="/produtos" download>Lista</a>' },
  { what: 'a link without an address', html: '<a>Produtos</a>' },
  { what: 'a link to nowhere', html: '<a href="http://[">Produtos</a>' },
  { what: 'a link in a drawing', html: '<svg><a href="http://["><path/></a></svg>' },
  { what: 'a click with Ctrl', event: { ctrlKey: true } },
  { what: 'a click with ⌘', event: { metaKey: true } },
  { what: 'a click with Shift', event: { shiftKey: true } },
  { what: 'a click with Alt', event: { altKey: true } },
  { what: 'the middle button', event: { button: 1 } },
])('leaves $what to the browser', ({ html = '<a href="/produtos">Produtos</a>', event, isPrefetched }) => {
  const { click, pushed, left } = open(html, { isPrefetched })

  click(event)

  expect(pushed).toEqual([])
  expect(left()).toBe(true)
})

it('follows a link in a section that is not hydrated, although React lets no click out of it', () => {
  const { click, pushed } = open('<div data-island="idle"><a href="/produtos">Produtos</a></div>')
  document.querySelector('a')?.addEventListener('click', (event) => event.stopPropagation())

  click()

  expect(pushed).toEqual(['/produtos'])
})

it('leaves a link to its hydrated island if that handles the click itself', () => {
  const { click, pushed } = open('<div data-island="idle" data-hydrated><a href="/produtos">Produtos</a></div>')
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())

  click()

  expect(pushed).toEqual([])
})

it('leaves every link to the browser after it was stopped', () => {
  const { click, pushed, stop: stopLinks } = open('<a href="/produtos">Produtos</a>')

  stopLinks()
  click()

  expect(pushed).toEqual([])
})

it.each([
  {
    about: 'its link in the bar scrolls to the top',
    html: '<header><a href="/ofertas">Ofertas</a></header>',
    tops: 1,
  },
  { about: 'an anchor is left to the browser', html: '<header><a href="/ofertas#vasos">Vasos</a></header>', tops: 0 },
  {
    about: 'a link to try again is left to the browser, too',
    html: '<main><a href="">Tentar de novo</a></main>',
    tops: 0,
  },
])('handles links to the current page: $about', ({ html, tops }) => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { click, left } = open(html)
  history.replaceState(null, '', '/ofertas#vasos')

  click()

  expect(scrolled.mock.calls).toEqual(Array(tops).fill([0, 0]))
  expect(left()).toBe(tops === 0)
  expect(location.hash).toBe(tops === 0 ? '#vasos' : '')
  scrolled.mockRestore()
})

it('scrolls to the top if the browser accepts no more entries, like Safari after 100 in 10 s', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const { click, left } = open('<header><a href="/ofertas">Ofertas</a></header>')
  history.replaceState(null, '', '/ofertas#vasos')
  jest.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError')
  })

  click()

  expect(scrolled).toHaveBeenCalledWith(0, 0)
  expect(left()).toBe(false)
  jest.restoreAllMocks()
})
