import { forgetArrivals, rememberArrival } from './arrivals.ts'
import { visitOrigin } from './visitOrigin.ts'

const origin = () => JSON.parse(decodeURIComponent(visitOrigin(undefined)))

/** Opens a page of the site in this tab, from an address elsewhere or on the site itself. */
function arrive(path: string, referrer = '') {
  history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
}

/** The addresses in the tab's history, as browsers with the Navigation API list them. */
function withHistory(...paths: string[]) {
  const entries = () => paths.map((path) => ({ url: location.origin + path }))
  Object.defineProperty(window, 'navigation', { value: { entries }, configurable: true })
}

beforeEach(() => sessionStorage.clear())
afterEach(() => Reflect.deleteProperty(window, 'navigation'))

it('says how the visit began, and how its last part did', () => {
  arrive('/a?utm_source=jornal', 'https://jornal.example/capa?x=1')
  rememberArrival()
  arrive('/b', `${location.origin}/a?utm_source=jornal`)
  rememberArrival()
  arrive('/c?gclid=7', 'https://busca.example/')
  rememberArrival()
  arrive('/d', `${location.origin}/c?gclid=7`)

  expect(origin()).toEqual({
    page: '/d',
    first: { page: '/a', referrer: 'jornal.example/capa', campaign: { utm_source: 'jornal' } },
    last: { page: '/c', referrer: 'busca.example/', campaign: { gclid: '7' } },
  })
})

it('knows from the history how it began if the first page was left before any script ran', () => {
  withHistory('/a?utm_source=jornal', '/b')
  arrive('/b', `${location.origin}/a?utm_source=jornal`)
  rememberArrival()

  expect(origin()).toMatchObject({ page: '/b', first: { page: '/a', campaign: { utm_source: 'jornal' } } })
})

it('says what it knows if storage is forbidden or holds something else', () => {
  arrive('/a?utm_source=jornal', 'https://jornal.example/')
  sessionStorage.setItem('arrivals', '{"first":[1],"last":"x"}')
  expect(origin()).toMatchObject({ page: '/a', first: { referrer: 'jornal.example/' } })

  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  rememberArrival()
  expect(origin()).toMatchObject({ page: '/a', last: { campaign: { utm_source: 'jornal' } } })
  get.mockRestore()
})

it('keeps of an address only what is sent with a form, also in the tab', () => {
  arrive('/a?email=ana@exemplo.com&utm_source=jornal', 'https://busca.example/?q=segredo')
  rememberArrival()

  expect(sessionStorage.getItem('arrivals')).not.toMatch(/ana@|segredo/)
  expect(origin()).toMatchObject({ last: { referrer: 'busca.example/', campaign: { utm_source: 'jornal' } } })
})

it('says what a conversation is to be about', () => {
  arrive('/a')
  const form = new FormData()
  form.set('conversation', 'Quero um site')

  expect(JSON.parse(decodeURIComponent(visitOrigin(form)))).toMatchObject({ page: '/a', button: 'Quero um site' })
})

it('is never longer than a header may be', () => {
  const long = Array.from('abcde', (letter) => `utm_${letter}=1`).join('&')
  const names = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}=${'é'.repeat(99)}`)
  arrive(`/a?${long}&${names.join('&')}`, 'https://jornal.example/')
  rememberArrival()

  expect(visitOrigin(undefined).length).toBeLessThan(3001)
  expect(origin()).toEqual({ page: '/a' })
})

it('is forgotten with everything else that this browser keeps', () => {
  arrive('/a', 'https://jornal.example/')
  rememberArrival()
  forgetArrivals()

  expect(sessionStorage).toHaveLength(0)
})
