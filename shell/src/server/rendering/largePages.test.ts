import type { Release } from '@site/contracts/Release'
import { sampleRelease } from '../releases/testing/sampleRelease.ts'
import { renderSample } from './testing/renderSample.ts'
import { triedAs } from './testing/triedAs.ts'

jest.setTimeout(120_000)

const libraries = `const { createElement: h, useContext } = require('react')
const { SummaryContext } = require('@site/contracts/useSite')
`
const patient = { limits: { page: 20_000, total: 60_000 } }

const ofGate = async (bundle: string, release: Release) => {
  const outcome = await renderSample(bundle, { ...patient, release })
  return outcome.status === 'bad' ? outcome.reason : outcome.status
}

it.each([
  {
    what: 'three million characters of HTML',
    code: 'function Prices() { return h("ul", null, Array.from({ length: 3e4 }, (_, n) => h("li", { key: n }, "x".repeat(90)))) }',
    says: /page\.html has more than 2000000 characters: show less on one page, or give it less data\./,
    where: / Most of it is in <ul> at server\.cjs:3:\d+\.$/,
  },
  {
    what: 'data of two and a half million characters',
    code: 'function Prices() { return null } const load = () => ({ status: 200, data: "x".repeat(2.5e6) })',
    rest: ', data: { load }',
    says: /page\.json has more than 2000000 characters: have `load` return only what the page shows\./,
    where: / It is what `load` of \.\/src\/prices\.ts returns\.$/,
  },
  {
    what: 'data that only the server reads',
    code: 'function Prices() { return null } const load = () => ({ status: 200, serverOnly: "x".repeat(2.5e6) })',
    rest: ', data: { load }',
    says: /page\.json has more than 2000000 characters/,
    where: /\.\/src\/prices\.ts returns\.$/,
  },
  {
    what: 'style sheets of six hundred thousand characters',
    code: 'function Prices() { return null } const style = ".a{top:0}".repeat(7e4)',
    rest: ', style',
    says: /page\.style has more than 500000 characters: import only what it needs/,
    where: / Most of it is in style sheets that it imports\.$/,
  },
  {
    what: 'a title of a thousand words',
    code: 'function Prices() { useContext(SummaryContext)?.({ title: "a ".repeat(1e3), description: "" }); return null }',
    says: /page\.summary\.title has more than 1000 characters: shorten it\./,
  },
  {
    what: 'a title that is no text',
    code: 'function Prices() { useContext(SummaryContext)?.({ title: 7, description: "" }); return null }',
    says: /page\.summary\.title /,
  },
  {
    what: 'a hundred and one fragments',
    code: 'function Prices() { for (let n = 0; n <= 100; n++) globalThis.__place({ name: "mfe-shop/Prices", props: { n } }); return null }',
    says: /page\.places has more than 100 fragments: place fewer\./,
  },
  {
    what: 'too much for a fragment',
    code: 'function Prices() { globalThis.__place({ name: "mfe-shop/Prices", props: { all: "x".repeat(2e4) } }); return null }',
    says: /page\.places\.0\.props has more than 20000 characters: have the fragment's own data module read/,
  },
])('a page with $what is refused, and by build, types and dev too', async ({ code, rest = '', says, where }) => {
  const bundle = `${libraries}${code}\nmodule.exports.pages = { './Page': { component: Prices${rest} } };`
  const data = rest.includes('data')

  const places = ['mfe-shop/Prices'] as const
  expect(await ofGate(bundle, sampleRelease({ '/sample': { data } }, { places: [...places] }))).toMatch(says)

  const module = './src/prices.ts' as const
  const page = { path: '/sample', page: './src/pages/Page.tsx' as const, ...(data && { data: module }) }
  const { refusals, warnings } = await triedAs(bundle, { name: 'mfe-sample', pages: [page], places })
  expect(warnings).toEqual([])
  expect(refusals).toEqual([expect.stringMatching(/^\/sample: made something that is not allowed: /)])
  expect(refusals[0]).toMatch(says)
  if (where) expect(refusals[0]).toMatch(where)
})

it('what a page has at most passes both', async () => {
  const code = 'function Prices() { return h("p", null, "x".repeat(1.99e6)) }'
  const bundle = `${libraries}${code}\nmodule.exports.pages = { './Page': { component: Prices } };`
  const pages = [{ path: '/sample', page: './src/pages/Page.tsx' }] as const

  expect(await ofGate(bundle, sampleRelease())).toBe('rendered')
  expect(await triedAs(bundle, { name: 'mfe-sample', pages })).toEqual({ refusals: [], warnings: [] })
})

it('documents that are too long together are refused, by build, types and dev too', async () => {
  const bundle = `module.exports.pages = { './Page': { component: () => null } }
module.exports.documents = () => [1, 2, 3].map((n) => ({ path: '/sample/' + n, type: 'text/plain', body: 'x'.repeat(3e6) }))`
  const pages = [{ path: '/sample', page: './src/pages/Page.tsx' }] as const
  const says = /: is larger than any page: leave out what nobody is shown\.$/

  expect(await ofGate(bundle, sampleRelease({ '/sample': {} }, { documents: true }))).toMatch(says)
  const { refusals } = await triedAs(bundle, { name: 'mfe-sample', pages, documents: './src/feeds.ts' })
  expect(refusals).toEqual([expect.stringMatching(says)])
})

it('a listed path that its route does not match is refused, by build, types and dev too', async () => {
  const bundle = `module.exports.pages = { './Page': { component: () => null, data: { load: () => ({ status: 200 }), paths: () => [{ path: '/sample/a' }, { path: '/b' }] } } }`
  const pages = [{ path: '/sample/:name', page: './src/pages/Page.tsx', data: './src/names.ts' }] as const
  const says = 'lists /b, which /sample/:name does not match.'
  const paths = [{ path: '/sample/a' }, { path: '/b' }]

  expect(await ofGate(bundle, sampleRelease({ '/sample/:name': { paths } }))).toBe(says)
  expect((await triedAs(bundle, { name: 'mfe-sample', pages })).refusals).toEqual([`./src/names.ts: ${says}`])
})

it('a page that needs a collection which its remote does not declare is refused, by build, types and dev too', async () => {
  const code = `const { useSite } = require('@site/contracts/useSite')
function Prices() { return h('p', null, useSite().evidence.testimonials.length) }`
  const bundle = `${libraries}${code}\nmodule.exports.pages = { './Page': { component: Prices } };`
  const remote = { name: 'mfe-sample', pages: [{ path: '/sample', page: './src/pages/Page.tsx' }] } as const

  expect(await ofGate(bundle, sampleRelease({ '/sample': {} }, { collections: [] }))).toMatch(/Cannot read/)
  expect((await triedAs(bundle, { ...remote, collections: [] })).refusals).toEqual([
    expect.stringMatching(
      /^\/sample: Cannot read .* \(in Prices\) at server\.cjs:\d+:\d+: it asks for testimonials, which is not among the "collections" of its remote: name it there/,
    ),
  ])
  const declared = await triedAs(bundle, { ...remote, collections: ['testimonials'] })
  expect(declared).toEqual({ refusals: [], warnings: [] })
})
