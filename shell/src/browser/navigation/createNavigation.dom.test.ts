import {
  create,
  answers,
  asked,
  load,
  open,
  page,
  settle,
  snapshotOf,
  to,
  setUp,
  tearDown,
} from './testing/openNavigation.ts'

jest.mock('../federation/federation.ts', () => ({ loadPage: jest.fn() }))

beforeEach(setUp)
afterEach(tearDown)

it('shows the page of a link as a new history entry', async () => {
  const { navigation, views } = open()
  const steps = history.length

  navigation.push(to('/offer?search=a'))
  await settle()

  expect(views).toMatchObject([
    {
      status: 'shown',
      url: '/offer?search=a',
      navigationType: 'push',
      page: { query: { search: 'a' }, data: 'an offer for a' },
    },
  ])
  expect(location.pathname + location.search).toBe('/offer?search=a')
  expect(history.length).toBe(steps + 1)
})

it('shows the page that was requested last, however late an earlier one arrives', async () => {
  const { navigation, shown } = open()
  let come: (component: typeof page) => void = () => {}
  load.mockImplementationOnce(() => new Promise((resolve) => (come = resolve)))

  navigation.push(to('/revista'))
  await settle()
  navigation.push(to('/cursos'))
  await settle()
  come(page)
  await settle()

  expect(shown()).toEqual(['/cursos shown'])
  expect(location.pathname).toBe('/cursos')
})

it('returns to the former page without a new history entry', async () => {
  const { navigation, shown } = open()
  navigation.push(to('/revista'))
  await settle()
  const steps = history.length

  history.replaceState(null, '', '/cursos')
  dispatchEvent(new PopStateEvent('popstate'))
  await settle()

  expect(shown()).toEqual(['/revista shown', '/cursos shown'])
  expect(history.length).toBe(steps)
})

const stepTo = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
  return settle()
}

it('stays at the page to which the visitor has returned while another one was being loaded', async () => {
  const { navigation, shown } = open()
  navigation.push(to('/revista'))
  await settle()
  let come: (component: typeof page) => void = () => {}
  const late = () => new Promise<typeof page>((resolve) => (come = resolve))
  load.mockImplementationOnce(late)

  await stepTo('/cursos')
  await stepTo('/revista')
  come(page)
  await settle()
  expect(shown()).toEqual(['/revista shown'])

  load.mockImplementationOnce(late)
  navigation.push(to('/cursos'))
  await settle()
  await stepTo('/revista#capa')
  come(page)
  await settle()

  expect(shown()).toEqual(['/revista shown'])
  expect(location.pathname).toBe('/revista')
})

it('leaves steps to the inline loader until it can show a page, and then shows the page of the address', async () => {
  const navigation = create()
  navigation.push(to('/revista'))
  await settle()
  const views: string[] = []

  await stepTo('/cursos')
  expect(load).toHaveBeenCalledTimes(1)
  expect(window.__navigates).toBeUndefined()
  navigation.connect(({ url }) => void views.push(url))
  await settle()

  expect(window.__navigates).toBe(true)
  expect(views.at(-1)).toBe('/cursos')
})

it('shows a page with the rules of the page in its document', async () => {
  document.body.innerHTML = snapshotOf('/r/shop/entry.js')
  const style = '<style data-emotion="css">.bar{}@media all{.a{}}</style>'
  const text = `<html><head>${style}</head><body>${snapshotOf('/r/courses/entry.js')}</body></html>`
  answers.set('/cursos?styled', { status: 200, text })
  const { navigation, views } = open()

  navigation.push(to('/cursos?styled'))
  await settle()

  expect(views).toMatchObject([{ status: 'shown', url: '/cursos?styled', rules: '.a{}' }])
})

it('leaves navigation within the page to the page', async () => {
  const { navigation, shown } = open()
  await stepTo('/#produtos')
  expect(shown()).toEqual([])

  navigation.push(to('/revista'))
  await settle()
  await stepTo('/revista#capa')
  expect(shown()).toEqual(['/revista shown'])
})

it('requests the table of routes once', async () => {
  const { navigation } = open()

  for (const path of ['/revista', '/cursos']) {
    navigation.push(to(path))
    await settle()
  }
  await navigation.table.prefetchedPaths()

  expect(asked.filter((url) => url.startsWith('/_routes/'))).toHaveLength(1)
})
