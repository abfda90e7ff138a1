import { readTouch } from './leadOrigin.ts'

const SITE = 'https://praca.example'

it.each([
  {
    what: 'a search engine',
    address: `${SITE}/cursos`,
    referrer: 'https://www.busca.example/?q=segredo',
    touch: { page: '/cursos', referrer: 'www.busca.example/' },
  },
  {
    what: 'an advertisement',
    address: `${SITE}/?utm_source=jornal&utm_medium=cpc&gclid=abc&email=ana@exemplo.com&utm_term=`,
    referrer: '',
    touch: { page: '/', campaign: { utm_source: 'jornal', utm_medium: 'cpc', gclid: 'abc' } },
  },
  { what: 'the site itself', address: `${SITE}/b`, referrer: `${SITE}/a`, touch: { page: '/b' } },
  {
    what: 'an application',
    address: `${SITE}/b`,
    referrer: 'android-app://mail/',
    touch: { page: '/b', referrer: 'mail/' },
  },
  { what: 'no address', address: 'nothing', referrer: '', touch: {} },
])('reads $what', ({ address, referrer, touch }) => {
  expect(readTouch(address, referrer)).toEqual(touch)
})

it('keeps the id of a click whole, or not at all', () => {
  const [usual, endless] = ['c'.repeat(500), 'd'.repeat(501)]

  expect(readTouch(`${SITE}/?fbclid=${usual}&gclid=${endless}`, '')).toEqual({
    page: '/',
    campaign: { fbclid: usual },
  })
})

it('cuts what is too long, and reads no other parameter', () => {
  const { page, campaign } = readTouch(`${SITE}/${'a'.repeat(900)}?utm_source=${'b'.repeat(900)}&__proto__=c`, '')

  expect(page).toHaveLength(200)
  expect(campaign).toEqual({ utm_source: 'b'.repeat(100) })
})
