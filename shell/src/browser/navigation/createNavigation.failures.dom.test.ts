import {
  answers,
  asked,
  hanging,
  load,
  open,
  RELEASE,
  settle,
  snapshotOf,
  to,
  setUp,
  tearDown,
} from './testing/openNavigation.ts'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))

beforeEach(setUp)
afterEach(tearDown)

// Loading a new document when the server responds is tested in a browser: tests/loading/composition.spec.ts.
it('says that a page is unavailable, and again after a retry while the server is unreachable', async () => {
  const { navigation, views, shown } = open()
  load.mockRejectedValueOnce(new Error('unreachable'))
  navigation.push(to('/revista'))
  await settle()
  expect(shown()).toEqual(['/revista unavailable'])

  const [view] = views
  if (view?.status === 'unavailable') view.retry()
  await settle()

  expect(asked.at(-1)).toBe(location.href)
  expect(shown()).toEqual(['/revista unavailable'])
})

it.each([
  { what: 'no matching route', path: '/unknown', arrange: () => {} },
  { what: 'no table of routes', path: '/revista', arrange: () => answers.delete('/_routes/edition.json') },
  {
    what: 'something else instead of the table',
    path: '/revista',
    arrange: () => answers.set('/_routes/edition.json', { status: 200, text: '{"login":"please"}' }),
  },
  {
    what: 'a script of a replaced release',
    path: '/revista',
    arrange() {
      load.mockRejectedValue(new Error('404'))
      document.body.innerHTML = snapshotOf('/r/shop/entry.js')
      answers.set('/revista', { status: 200, text: `<html><body>${snapshotOf('/r/magazine/next.js')}</body></html>` })
    },
  },
  {
    what: 'a release that is gone',
    path: '/offer?search=gone',
    arrange: () => answers.set(`/_data/${RELEASE}/offer.json?search=gone`, { status: 410, text: '' }),
  },
])('leaves a link to the browser with $what', async ({ path, arrange }) => {
  arrange()
  // jsdom cannot navigate away, and reports that.
  const left = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { navigation, shown } = open()

  navigation.push(to(path))
  await settle()

  expect(shown()).toEqual([])
  expect(left).toHaveBeenCalledTimes(1)
  expect(String(left.mock.calls[0])).toContain('navigation')
  left.mockRestore()
})

it.each([
  { what: 'document', address: '/offer?search=document' },
  { what: 'data', address: `/_data/${RELEASE}/offer.json?search=data` },
  { what: 'table of routes', address: '/_routes/edition.json' },
])('loads a new document if the $what has not arrived after 8 s', async ({ what, address }) => {
  const left = jest.spyOn(console, 'error').mockImplementation(() => {})
  answers.set(`/_data/${RELEASE}/offer.json?search=document`, { status: 200, text: '{"data":"an offer"}' })
  hanging.add(address)
  const { navigation, shown } = open()

  navigation.push(to(`/offer?search=${what}`))
  await jest.advanceTimersByTimeAsync(7_999)
  expect(left).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)

  expect(String(left.mock.calls[0])).toContain('navigation')
  expect(shown()).toEqual([])
  left.mockRestore()
})
