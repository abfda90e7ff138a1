import { areIslandsSettled } from './islandsInPage.ts'

const isRunning = (runs: boolean) =>
  Object.assign(performance, { getEntriesByName: () => (runs ? [{ name: 'hydrated' }] : []) })

beforeEach(() => {
  Reflect.deleteProperty(window, '__hasThrown')
})

it.each([
  { of: 'for a page that still waits for its visitor', html: '<p>Texto</p>', runs: false, settled: false },
  { of: 'for a read-only page that runs', html: '<p>Texto</p>', runs: true, settled: true },
  { of: 'for a section that is never hydrated', html: '<div data-island="never"></div>', runs: true, settled: true },
  { of: 'for an island that is not hydrated yet', html: '<div data-island="idle"></div>', runs: true, settled: false },
  {
    of: 'for an island that is hydrated',
    html: '<div data-island="idle" data-hydrated></div>',
    runs: true,
    settled: true,
  },
  {
    of: 'for an island that reports a failure',
    html: '<div data-island="idle"><p role="alert">Ops</p></div>',
    runs: true,
    settled: true,
  },
  {
    of: 'for an alert deeper in an island that is not hydrated',
    html: '<div data-island="idle"><form><p role="alert">Ops</p></form></div>',
    runs: true,
    settled: false,
  },
])('is settled $of: $settled', ({ html, runs, settled }) => {
  document.body.innerHTML = html
  isRunning(runs)
  expect(areIslandsSettled()).toBe(settled)
})

it('ends when something was thrown, however much is missing', () => {
  document.body.innerHTML = '<div data-island="idle"></div>'
  isRunning(false)
  Object.assign(window, { __hasThrown: true })
  expect(areIslandsSettled()).toBe(true)
})

it('hydrates every island', () => {
  const asked = jest.fn()
  document.addEventListener('site:load-islands', asked, { once: true })
  areIslandsSettled()
  expect(asked).toHaveBeenCalled()
})
