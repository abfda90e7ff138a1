import { showNearImages } from './showNearImages.ts'

let observed: Element[]
let options: IntersectionObserverInit | undefined
let report: (entries: { isIntersecting: boolean; target: Element }[]) => void

beforeEach(() => {
  observed = []
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(...[onEntries, given]: [typeof report, IntersectionObserverInit]) {
        report = onEntries
        options = given
      }
      observe(frame: Element) {
        observed.push(frame)
      }
      disconnect() {
        observed = []
      }
    },
  })
})

const frames = () => [0, 1].map(() => document.createElement('span'))

it('shows an image once a tenth of it is within 50 px of the view, and keeps it', () => {
  const [first, second] = frames() as [HTMLElement, HTMLElement]

  showNearImages([first, second])
  report([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ])
  report([{ target: first, isIntersecting: false }])

  expect(options).toEqual({ rootMargin: '50px', threshold: 0.1 })
  expect(first.dataset.near).toBe('')
  expect(second.dataset.near).toBeUndefined()
})

it('watches every frame until it is stopped', () => {
  const stop = showNearImages(frames())
  expect(observed).toHaveLength(2)

  stop()
  expect(observed).toHaveLength(0)
})
