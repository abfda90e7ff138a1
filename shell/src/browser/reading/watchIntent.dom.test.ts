import { watchIntent } from './watchIntent.ts'

let observed: Element[]
let comeIntoView: (isIntersecting: boolean) => void
let begin: jest.Mock
let stop: () => void

beforeEach(() => {
  observed = []
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        expect(options.rootMargin).toBe('100px')
        comeIntoView = (isIntersecting) => observed.length > 0 && report([{ isIntersecting }])
      }
      observe(part: Element) {
        observed.push(part)
      }
      disconnect() {
        observed = []
      }
    },
  })
  document.body.innerHTML = `<main><div data-island="never"></div><div data-island="intent"></div>
    <div data-island="visible"></div><div data-island="idle"></div></main>`
  begin = jest.fn()
  stop = watchIntent(begin)
})
afterEach(() => stop())

const scroll = () => dispatchEvent(new Event('scroll'))
function scrollTowards(isIntersecting: boolean) {
  scroll()
  comeIntoView(isIntersecting)
}
const move = (pointerType: string) => dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }))
const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))

it.each([
  { what: 'a mouse that moves', sign: () => move('mouse'), times: 1 },
  { what: 'a finger that scrolls', sign: () => move('touch'), times: 0 },
  { what: 'scrolling', sign: scroll, times: 0 },
  { what: 'the focus', sign: focus, times: 1 },
  {
    what: 'a request for all islands',
    sign: () => document.dispatchEvent(new Event('site:load-islands')),
    times: 1,
  },
  { what: 'an island in the first view', sign: () => comeIntoView(true), times: 0 },
  { what: 'an island that scrolls into view', sign: () => scrollTowards(true), times: 1 },
  { what: 'an island far below', sign: () => scrollTowards(false), times: 0 },
])('treats $what as a sign $times times', ({ sign, times }) => {
  sign()

  expect(begin).toHaveBeenCalledTimes(times)
})

it('observes only islands that are hydrated in view, once the page is scrolled', () => {
  expect(observed).toEqual([])

  scroll()
  scroll()

  expect(observed.map((part) => part.getAttribute('data-island'))).toEqual(['visible'])
})

it('observes them at once on a page that an anchor or a reload has scrolled', () => {
  stop()
  Object.assign(window, { scrollY: 300 })

  stop = watchIntent(begin)

  Object.assign(window, { scrollY: 0 })
  expect(observed).toHaveLength(1)
})

it('stops listening when it is stopped', () => {
  stop()

  move('mouse')
  focus()
  document.dispatchEvent(new Event('site:load-islands'))
  scroll()
  comeIntoView(true)

  expect(begin).not.toHaveBeenCalled()
})
