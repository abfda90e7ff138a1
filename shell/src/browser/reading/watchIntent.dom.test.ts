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

const move = (pointerType: string) => dispatchEvent(Object.assign(new Event('pointermove'), { pointerType }))
const focus = () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))

it.each([
  { what: 'a mouse that moves', sign: () => move('mouse'), times: 1 },
  { what: 'a finger that scrolls', sign: () => move('touch'), times: 0 },
  { what: 'scrolling', sign: () => dispatchEvent(new Event('scroll')), times: 0 },
  { what: 'the focus', sign: focus, times: 1 },
  {
    what: 'who wants every part of the page',
    sign: () => document.dispatchEvent(new Event('site:load-islands')),
    times: 1,
  },
  { what: 'a part that comes into view', sign: () => comeIntoView(true), times: 1 },
  { what: 'a part that is far below', sign: () => comeIntoView(false), times: 0 },
])('$what is a sign $times times', ({ sign, times }) => {
  sign()

  expect(begin).toHaveBeenCalledTimes(times)
})

it('looks only at islands that are hydrated by themselves', () => {
  expect(observed.map((part) => part.getAttribute('data-island'))).toEqual(['visible', 'idle'])
})

it('does not listen any more when it was stopped', () => {
  stop()

  move('mouse')
  focus()
  document.dispatchEvent(new Event('site:load-islands'))
  comeIntoView(true)

  expect(begin).not.toHaveBeenCalled()
})
