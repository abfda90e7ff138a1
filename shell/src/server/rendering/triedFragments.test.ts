import { triedAs } from './testing/triedAs.ts'

jest.setTimeout(120_000)

const place = `const { createElement: h } = require('react')
const { Global } = require('@emotion/react')
const place = (name, props = {}) => {
  const html = globalThis.__place({ name, props })
  return h('div', html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } })
}
const counts = { '~standard': { validate: (props) => typeof props.count === 'number' ? { value: props } : { issues: [{ message: 'is no number', path: ['count'] }] } } }
`
const remote = {
  name: 'mfe-sample',
  pages: [{ path: '/page', page: './src/pages/Page.tsx' }],
  places: ['mfe-sample/Prices', 'mfe-sample/Offer', 'mfe-shop/Cart'],
} as const

/** A remote with fragments, and a page that places some. */
const tried = (places: string, fragments: string, bar: readonly string[] = []) =>
  triedAs(
    `${place}module.exports.pages = { './Page': { component: () => h('div', null, ${places}) } }
module.exports.fragments = { ${fragments} }`,
    { ...remote, bar },
  )

const prices = (component: string, rest = '') => `Prices: { module: { default: ${component}${rest} } }`

it.each([
  {
    what: 'refuses what its own page gives it',
    places: "place('mfe-sample/Prices', { count: 'three' })",
    fragments: prices('() => null', ', props: counts'),
    says: /^\/page: the fragment mfe-sample\/Prices: refuses its props: count: is no number\.$/,
  },
  {
    what: 'takes no props',
    places: "place('mfe-sample/Prices', { count: 3 })",
    fragments: prices('() => null'),
    says: /Prices: refuses its props: it takes no count: it exports no schema "props"\.$/,
  },
  {
    what: 'throws',
    places: "place('mfe-sample/Prices')",
    fragments: prices('() => document.title'),
    says: /^\/page: the fragment mfe-sample\/Prices: document is not defined .*at server\.cjs:\d+:\d+: `document` exists only/,
  },
  {
    what: 'throws while its data is read',
    places: "place('mfe-sample/Prices')",
    fragments: 'Prices: { module: { default: () => null }, data: { load: () => location.href } }',
    says: /Prices: location is not defined at server\.cjs/,
  },
  {
    what: 'is not there',
    places: "place('mfe-sample/Offer')",
    fragments: prices('() => null'),
    says: /^\/page: the fragment mfe-sample\/Offer: is not there: the remote offers no such fragment\.$/,
  },
  {
    what: 'is within itself',
    places: "place('mfe-sample/Prices')",
    fragments: prices("() => place('mfe-sample/Prices')"),
    says: /Prices is within itself: mfe-sample\/Prices > mfe-sample\/Prices\.$/,
  },
  {
    what: 'has a title',
    places: "place('mfe-sample/Prices')",
    fragments: prices("() => h('title', null, 'a')"),
    says: /Prices: it has a <title>: only a page has a title and a description\.$/,
  },
  {
    what: 'styles the whole document',
    places: "place('mfe-sample/Prices')",
    fragments: prices('() => h(Global, { styles: { header: { margin: 0 } } })'),
    says: /Prices: it styles header, which is not its own: begin/,
  },
  {
    what: 'is too large',
    places: "place('mfe-sample/Prices')",
    fragments: prices("() => h('p', null, 'x'.repeat(3e5))"),
    says: /Prices: made something that is not allowed: fragment\.html has more than 200000 characters: show less/,
  },
  {
    what: 'places what is not declared',
    places: "place('mfe-sample/Prices')",
    fragments: prices("() => place('mfe-other/Map')"),
    says: /Prices: places mfe-other\/Map, which is not among the "places" of its remote/,
  },
  {
    what: 'does not fit into its page',
    places: "place('mfe-sample/Prices')",
    fragments: prices("() => h('main', null, 'a')"),
    says: /^\/page: has <main[^>]*>.*, which the shell has around every page: use a <div> or a <section>\.$/,
  },
  {
    what: 'is placed by nobody, and needs no props',
    places: "'a'",
    fragments: prices('() => document.title'),
    says: /^the fragment mfe-sample\/Prices: document is not defined/,
  },
  {
    what: 'is within another one',
    places: "place('mfe-sample/Prices')",
    fragments: `${prices("() => place('mfe-sample/Offer')")}, Offer: { module: { default: () => location.href } }`,
    says: /^\/page: the fragment mfe-sample\/Prices: the fragment mfe-sample\/Offer: location is not defined/,
  },
])('a fragment that $what is refused by build, types and dev', async ({ places, fragments, says }) => {
  const { refusals, warnings } = await tried(places, fragments)

  expect(warnings).toEqual([])
  expect(refusals).toEqual([expect.stringMatching(says)])
})

it.each([
  {
    what: 'of the remote on its own page',
    places: "place('mfe-sample/Prices', { count: 3 }), place('mfe-sample/Prices', { count: 3 })",
    fragments: prices("({ count }) => h('p', null, count)", ', props: counts'),
  },
  {
    what: 'in the bar, which is on all pages',
    places: "place('mfe-sample/Cart')",
    fragments: "Cart: { module: { default: () => h('p', null, 'a') } }",
    bar: ['Cart'],
  },
  { what: 'of another remote', places: "place('mfe-shop/Cart')", fragments: '' },
  {
    what: 'that needs props and is placed by nobody',
    places: "'a'",
    fragments: prices('({ count }) => h("p", null, count.toFixed())', ', props: counts'),
  },
])('a fragment $what passes build, types and dev', async ({ places, fragments, bar }) => {
  expect(await tried(places, fragments, bar)).toEqual({ refusals: [], warnings: [] })
})
