import { watchScrollers } from './watchScrollers.ts'

const observed = new Set<Element>()
let resized: () => void = () => {}

beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      constructor(tell: (entries: { target: Element }[]) => void) {
        resized = () => tell([...observed].map((target) => ({ target })))
      }
      observe = (element: Element) => void observed.add(element)
      disconnect = () => observed.clear()
    },
  })
})

/** jsdom has no layout. */
const widen = (element: Element | null, content: number) =>
  Object.defineProperties(element, {
    clientWidth: { value: 400, configurable: true },
    scrollWidth: { value: content, configurable: true },
  })

it('makes a row focusable only while it scrolls, also after a navigation', async () => {
  document.body.innerHTML = '<main id="conteudo"><ul tabindex="0"></ul><section tabindex="-1"></section></main>'
  const row = document.querySelector('ul')
  watchScrollers()

  widen(row, 400)
  resized()
  expect(row?.tabIndex).toBe(-1)
  widen(row, 900)
  resized()
  expect(row?.tabIndex).toBe(0)

  const page = document.querySelector('main')
  if (page) page.innerHTML = '<div tabindex="0"></div>'
  await Promise.resolve()
  const table = document.querySelector('div')
  widen(table, 300)
  resized()

  expect(table?.tabIndex).toBe(-1)
  expect([...observed]).toEqual([table])
})

it('leaves a log alone, which grows without changing its size', () => {
  document.body.innerHTML = '<main id="conteudo"><div role="log" tabindex="0"></div></main>'

  watchScrollers()

  expect([...observed]).toEqual([])
})
