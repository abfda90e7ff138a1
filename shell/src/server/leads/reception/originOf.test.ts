import { originOf, originOfReferrer } from './originOf.ts'

const encoded = (origin: unknown) => encodeURIComponent(JSON.stringify(origin))

it.each([
  { what: 'a whole origin', sent: { page: '/a', first: { page: '/b', referrer: 'x.example/' } } },
  { what: 'an empty one', sent: {} },
])('takes $what', ({ sent }) => {
  expect(originOf(encoded(sent))).toEqual(sent)
})

it.each([
  { what: 'another shape', header: encoded({ page: ['/a'] }), origin: undefined },
  { what: 'no JSON', header: '%7Bpage', origin: undefined },
  { what: 'no encoding', header: '%E0%A4%A', origin: undefined },
  { what: 'nothing', header: undefined, origin: undefined },
  { what: 'a list', header: encoded([]), origin: {} },
  { what: 'other fields', header: encoded({ page: '/a', admin: true }), origin: { page: '/a' } },
  {
    what: 'long and hidden texts',
    header: encoded({ page: `/\u0000\uD800${'a'.repeat(900)}` }),
    origin: { page: `/${'a'.repeat(199)}` },
  },
  {
    what: 'strange campaigns',
    header: encoded({ last: { campaign: { utm_source: '<b>x</b>', '<script>': 'y', __proto__: 'z' } } }),
    origin: { last: { campaign: { utm_source: '<b>x</b>' } } },
  },
])('takes of $what what it understands', ({ header, origin }) => {
  expect(originOf(header)).toEqual(origin)
})

it.each([
  [
    'https://praca.example/a?utm_source=jornal&nome=Ana',
    { page: '/a', last: { page: '/a', campaign: { utm_source: 'jornal' } } },
  ],
  ['https://praca.example/a', { page: '/a' }],
  ['nothing', undefined],
  [undefined, undefined],
])('reads the page %s of a plain form', (referrer, origin) => {
  expect(originOfReferrer(referrer, undefined)).toEqual(origin)
})

it('knows what a conversation is to be about', () => {
  expect(originOfReferrer('https://praca.example/a', 'Quero um site')).toEqual({ page: '/a', button: 'Quero um site' })
})
