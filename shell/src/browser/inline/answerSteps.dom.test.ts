import { answerSteps } from './answerSteps.ts'

const reload = jest.fn()

/** A document that was requested at this address, to which `name` belongs in the browser's timeline. */
function open(address: string, name = `${location.origin}${address}`) {
  history.replaceState(null, '', address)
  Object.assign(performance, { getEntriesByType: () => [{ name }] })
  const listener = jest.spyOn(window, 'addEventListener')
  answerSteps(reload)
  const [, answer] = listener.mock.calls.at(-1) ?? []
  return { end: () => removeEventListener('popstate', answer as EventListener) }
}

function stepTo(address: string, state: object | null = null) {
  history.replaceState(state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state }))
}

beforeEach(() => {
  reload.mockReset()
  Object.assign(window, { scrollTo: jest.fn() })
})
afterEach(() => {
  delete window.__navigates
  jest.restoreAllMocks()
})

it.each([
  { what: 'another page', to: '/', loads: true },
  { what: 'an anchor of another page', to: '/#produtos', loads: true },
  { what: 'another query', to: '/revista?search=b', loads: true },
  { what: 'no query', to: '/revista', loads: true },
  { what: 'the same page', to: '/revista?search=a', loads: false },
  { what: 'an anchor of the same page', to: '/revista?search=a#artigos', loads: false },
])('loads a document for the entry of $what: $loads', ({ to, loads }) => {
  const { end } = open('/revista?search=a')

  stepTo(to)

  expect(reload).toHaveBeenCalledTimes(loads ? 1 : 0)
  end()
})

it('restores the place that the entry has saved, even the top, and leaves any other to the browser', () => {
  const { end } = open('/cursos')

  stepTo('/cursos#precos', { scrollTop: 900 })
  stepTo('/cursos', { scrollTop: 0 })
  stepTo('/cursos#chamada-final')

  expect(jest.mocked(scrollTo).mock.calls).toEqual([
    [0, 900],
    [0, 0],
  ])
  end()
})

it('leaves every step to the shell from when it answers', () => {
  const { end } = open('/cursos')
  window.__navigates = true

  stepTo('/', { scrollTop: 900 })

  expect(reload).not.toHaveBeenCalled()
  expect(scrollTo).not.toHaveBeenCalled()
  end()
})

it.each([
  { what: 'another page', name: `${location.origin}/cursos`, loads: true },
  { what: 'this page, from an anchor of it', name: `${location.origin}/#produtos`, loads: false },
  { what: 'nothing that it tells', name: 'document', loads: false },
])('loads the document of the entry that was reached while $what was arriving: $loads', ({ name, loads }) => {
  const { end } = open('/', name)

  expect(reload).toHaveBeenCalledTimes(loads ? 1 : 0)
  end()
})
