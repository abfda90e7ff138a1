import type { Release } from '@site/contracts/Release'
import { createRenderer } from '../createRenderer.ts'
import type { RenderOutcome } from '../renderOutcome.ts'
import { renderLimits } from '../renderLimits.ts'
import { renderTexts } from '../testing/renderTexts.ts'
import { samplePlan } from '../testing/samplePlan.ts'
import { sampleRelease, sampleRoute } from '../../releases/testing/sampleRelease.ts'

jest.setTimeout(120_000)

/** Places what the page's remote has compiled `Fragment` to. */
const place = `const { createElement } = require('react')
const place = (name, props = {}, fallback) => {
  const html = globalThis.__place({ name, props })
  const place = { 'data-island': 'never', 'data-section': name + ' ' + JSON.stringify(props) }
  return html === undefined ? createElement('div', place, fallback) : createElement('div', { ...place, dangerouslySetInnerHTML: { __html: html } })
}
const counts = (count) => ({ '~standard': { validate: (props) => typeof props[count] === 'number' ? { value: props } : { issues: [{ message: 'is no number', path: [{ key: count }] }] } } })
`

const pageThat = (places: string) => `${place}
module.exports.pages = { './Page': { component: () => createElement('div', null, 'before', ${places}, 'after') } }`

const offering = (fragments: string) => `${place}
const styled = require('@emotion/styled').default
const { island } = require('@site/design/islands/island')
module.exports.pages = { './Page': { component: () => null } }
module.exports.fragments = ${fragments}`

const offeringRelease = (name: string, components: readonly string[], more: Partial<Release> = {}) =>
  sampleRelease(
    { [`/${name}`]: {} },
    {
      ...{ name, id: 'fedcba9876543210' },
      fragments: { entry: 'browser/f.js', mount: [], exposes: Object.fromEntries(components.map((one) => [one, []])) },
      files: { 'browser/f.js': 'sha384-x' },
      ...more,
    },
  )

type Remote = { release: Release; bundle: string }

async function render(places: string, remotes: readonly Remote[], more: Partial<Release> = {}) {
  const texts = renderTexts()
  const declared = [...places.matchAll(/'([\w-]+\/\w+)'/g)].map(([, name = '']) => name)
  const release = sampleRelease({ '/sample': {} }, { places: declared, ...more })
  const plan = {
    ...samplePlan(release, texts.renderBundle),
    releases: [release, ...remotes.map((remote) => remote.release)],
    serverBundles: Object.fromEntries(remotes.map((remote) => [remote.release.name, remote.bundle])),
  }
  const renderer = createRenderer({ texts, limits: { ...renderLimits, page: 400 } })
  return pageOf(await renderer.renderRemote(plan, release, pageThat(places)))
}

function pageOf(outcome: RenderOutcome) {
  if (outcome.status !== 'rendered') return { reason: outcome.reason, main: '', html: '', problems: [] }
  const [{ html, problems = [] } = { html: '' }] = outcome.part.pages
  return { html, main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '', problems }
}

const shop = (fragments: string, more: Partial<Release> = {}): Remote => ({
  release: offeringRelease(
    'mfe-shop',
    [...fragments.matchAll(/([A-Z]\w+): \{/g)].map(([, name = '']) => name),
    more,
  ),
  bundle: offering(fragments),
})

const prices = `{ Prices: { module: {
  props: counts('count'),
  default: ({ count }) => createElement(styled.p({ color: 'teal' }), null, 'prices: ' + count),
} } }`

it('puts a fragment of another remote into a page, with its styles and without any script', async () => {
  const { main, html, problems } = await render("place('mfe-shop/Prices', { count: 3 }, 'none')", [shop(prices)])

  expect(main).toMatch(
    /before<div data-island="never" data-section="[^"]+"><p class="[\w-]+">prices: 3<\/p><\/div>after/,
  )
  expect(html).toContain('{color:teal;}')
  expect(html).not.toContain('"fragments"')
  expect(problems).toEqual([])
})

it('gives a fragment with an island an element of its own, and names its files in the snapshot', async () => {
  const live = `{ Prices: { module: {
    props: counts('count'),
    default: ({ count }) => createElement(island(async () => () => createElement('button', null, count), { hydrate: 'intent' })),
  } } }`
  const { main, html } = await render("place('mfe-shop/Prices', { count: 3 })", [shop(live)])

  expect(main).toContain(
    '<div data-island="fragment" data-fragment="mfe-shop/Prices" data-props="{&#34;count&#34;:3}">',
  )
  expect(main).toContain('<button>3</button>')
  expect(html).toContain('"fragments":{"mfe_shop__fragments":{"remote":"mfe_shop__fragments","expose":"./mount"')
})

it.each([
  {
    what: 'the remote is not there',
    remotes: [],
    fault: 'missing',
    reason: 'is not there: no release of mfe-shop is live',
  },
  {
    what: 'the release has no such fragment',
    remotes: [shop('{ Other: { module: { default: () => null } } }')],
    ...{ fault: 'missing', reason: 'is not there: mfe-shop fedcba9876543210 has no such fragment' },
  },
  {
    what: 'it refuses its props',
    remotes: [shop(prices.replace("'count')", "'total')"))],
    ...{ fault: 'refused', reason: 'refuses its props: total: is no number' },
  },
  {
    what: 'it takes no props',
    remotes: [shop("{ Prices: { module: { default: () => 'all' } } }")],
    ...{ fault: 'refused', reason: 'refuses its props: it takes no count: it exports no schema "props"' },
  },
  {
    what: 'it throws',
    remotes: [shop("{ Prices: { module: { props: counts('count'), default: () => { throw new Error('empty') } } } }")],
    ...{ fault: 'failed', reason: 'fails: the fragment: empty at server.cjs:12:97' },
  },
  {
    what: 'it never ends',
    remotes: [shop("{ Prices: { module: { props: counts('count'), default: () => { for (;;); } } } }")],
    ...{ fault: 'trouble', reason: 'cannot be rendered now: took longer than 400 ms' },
  },
  {
    what: 'it styles the whole document',
    remotes: [
      shop(
        "{ Prices: { module: { props: counts('count'), default: () => createElement(require('@emotion/react').Global, { styles: { body: { margin: 0 } } }) } } }",
      ),
    ],
    ...{
      fault: 'failed',
      reason: 'fails: the fragment: it styles body, which is not its own: begin the selector with a class of its own',
    },
  },
  {
    what: 'it sets the title of the page',
    remotes: [
      shop("{ Prices: { module: { props: counts('count'), default: () => createElement('title', null, 'x') } } }"),
    ],
    ...{ fault: 'failed', reason: 'fails: the fragment: it has a <title>: only a page has a title and a description' },
  },
  {
    what: 'it is behind the login',
    remotes: [shop(prices, { routes: [sampleRoute('/mfe-shop', { guarded: true })] })],
    ...{ fault: 'refused', reason: 'is for pages behind the login alone' },
  },
])('leaves the page standing with the fallback if $what', async ({ remotes, fault, reason }) => {
  const { main, problems } = await render("place('mfe-shop/Prices', { count: 3 }, 'no prices')", remotes)

  expect(main).toMatch(/before<div data-island="never" data-section="[^"]+">no prices<\/div>after/)
  expect(problems).toEqual([{ name: 'mfe-shop/Prices', on: '/sample', fault, reason }])
})

it('renders fragments within fragments, also of a third remote', async () => {
  const cart = {
    release: offeringRelease('mfe-cart', ['Add']),
    bundle: offering("{ Add: { module: { default: () => 'add' } } }"),
  }
  const outer = shop(
    "{ Prices: { module: { default: () => createElement('section', null, place('mfe-cart/Add')) } } }",
    {
      places: ['mfe-cart/Add'],
    },
  )
  const { main, problems } = await render("place('mfe-shop/Prices')", [outer, cart])

  expect(main).toMatch(
    /<div[^>]*mfe-shop\/Prices[^>]*><section><div[^>]*mfe-cart\/Add[^>]*>add<\/div><\/section><\/div>/,
  )
  expect(problems).toEqual([])
})

it('leaves out a fragment that is within itself', async () => {
  const endless = shop(
    "{ Prices: { module: { default: () => createElement('section', null, 'outer', place('mfe-shop/Prices')) } } }",
    {
      places: ['mfe-shop/Prices'],
    },
  )
  const { main } = await render("place('mfe-shop/Prices')", [endless])

  expect(main.match(/outer/g)).toHaveLength(1)
})

it('refuses a page that places what its remote does not declare', async () => {
  const { reason } = await render("place('mfe-shop/Prices', { count: 3 })", [shop(prices)], { places: [] })

  expect(reason).toBe(
    '/sample: places mfe-shop/Prices, which is not among the "places" of its remote: name it there, in rspack.config.ts.',
  )
})
