import { prefetchOnRest } from './prefetchOnRest.ts'

let stop = () => {}
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  jest.useRealTimers()
})

function open(html = '<a href="/produtos?page=2#vasos"><b>Produtos</b></a>', { isPrefetched = false } = {}) {
  document.body.innerHTML = html
  history.replaceState(null, '', '/ofertas')
  const asked: string[] = []
  const expected: string[] = []
  const prefetch = jest.fn(async (address: string) => void asked.push(address))
  stop = prefetchOnRest({
    navigation: { isPrefetched: () => isPrefetched, expect: (address) => void expected.push(address) },
    prefetch,
  })
  return { asked, expected, prefetch }
}

/** Moves the pointer over the element that a selector finds, and keeps it there for some time. */
async function rest({ on = 'a b, a, p', pointerType = 'mouse', ms = 80 } = {}) {
  const event = new MouseEvent('pointerover', { bubbles: true })
  document.querySelector(on)?.dispatchEvent(Object.defineProperty(event, 'pointerType', { value: pointerType }))
  await jest.advanceTimersByTimeAsync(ms)
}

it('fetches the page of a link on which a mouse rests, and a click then waits for it', async () => {
  const { asked, expected } = open()

  await rest()

  expect(asked).toEqual(['/produtos?page=2'])
  expect(expected).toEqual(asked)
})

it('fetches nothing for a mouse that only passes', async () => {
  const { asked } = open('<a href="/produtos">Produtos</a><p>Vasos</p>')

  await rest({ on: 'a', ms: 79 })
  await rest({ on: 'p', ms: 1000 })

  expect(asked).toEqual([])
})

it('listens to links in sections that are not hydrated, although React stops their events', async () => {
  const { asked } = open()
  document.querySelector('a')?.addEventListener('pointerover', (event) => event.stopPropagation())

  await rest()

  expect(asked).toEqual(['/produtos?page=2'])
})

it.each<{ what: string; html?: string; isPrefetched?: boolean; pointerType?: string }>([
  { what: 'a finger', pointerType: 'touch' },
  { what: 'a page that is already loaded', isPrefetched: true },
  { what: 'the current page', html: '<a href="/ofertas#vasos">Vasos</a>' },
  { what: 'another site', html: '<a href="https://shop.example/produtos">Loja</a>' },
  { what: 'a link for another tab', html: '<a href="/produtos" target="_blank">Produtos</a>' },
  { what: 'a download', html: '<a href="/lista.pdf" download>Lista</a>' },
  { what: 'a link without an address', html: '<a>Produtos</a>' },
  { what: 'an element that is not a link', html: '<p>Produtos</p>' },
])('fetches nothing for $what', async ({ html, isPrefetched = false, pointerType = 'mouse' }) => {
  const { asked } = open(html, { isPrefetched })

  await rest({ pointerType })

  expect(asked).toEqual([])
})

it('requests a page once, and again after a failure', async () => {
  const { asked, prefetch } = open()
  prefetch.mockRejectedValueOnce(new Error('network'))

  await rest()
  await rest()
  await rest()

  expect(prefetch).toHaveBeenCalledTimes(2)
  expect(asked).toHaveLength(1)
})

it('stops listening when it is stopped', async () => {
  const { asked } = open()

  await rest({ ms: 0 })
  stop()
  await rest()

  expect(asked).toEqual([])
})
