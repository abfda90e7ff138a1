import type { Release } from '@site/contracts/Release'
import { sampleRelease, sampleRoute, sampleShell } from '../testing/sampleRelease.ts'
import { staticFindings } from './staticRules.ts'

const shop = (change: Partial<Release> = {}, ...paths: string[]) =>
  sampleRelease(
    {},
    {
      name: 'mfe-shop',
      routes: ['/shop', ...paths].map((path) => sampleRoute(path)),
      sizes: { 'browser/entry.js': 100_000, 'server/server.cjs': 100_000 },
      forms: [question([name])],
      ...change,
    },
  )
const magazine = sampleRelease(
  { '/revista': {} },
  {
    name: 'mfe-revista',
    services: [{ name: 'list', variable: 'LIST_URL', kind: 'url', default: '/list' }],
  },
)
const whatsAppForm: Release['forms'][number] = {
  kind: 'whatsapp',
  title: 'Shop',
  fields: [],
  purpose: 'to answer',
  basis: 'request',
  thanks: { title: 'Thanks', text: 'We answer.' },
  failure: { title: 'Failed', text: 'Try again.' },
  endpoint: { method: 'POST', path: '/leads' },
}
const question = (fields: Release['forms'][number]['fields']) => ({ ...whatsAppForm, kind: 'question', fields })
const name = { name: 'name', type: 'line' as const, required: true, max: 120, messages: {} }
const registered = { name: 'mfe-shop', prefixes: ['/shop'] }
const shell = sampleShell({ id: 'aaaaaaaaaaaaaaaa', provides: { react: { version: '19.3.1', names: ['useState'] } } })
const link = (to: string) => ({ from: 'mfe-revista', page: '/revista', to })

const found = (candidate: Release, links = [link('/shop'), link('/revista'), link('/apoio')], provided = shell) =>
  staticFindings({ candidate, registered, shell: provided, live: [shop({}, '/shop/old'), magazine], links }).map(
    ({ kind, rule, file, reason }) => `${kind}, ${rule}, ${file}: ${reason}`,
  )

it('accepts a release that keeps its pages', () => {
  expect(found(shop({}, '/shop/old', '/shop/new'))).toEqual([])
})

it.each<{ what: string; candidate: Release; finding: string }>([
  {
    what: 'a foreign page',
    candidate: shop({}, '/shop/old', '/revista/shop'),
    finding:
      'refusal, prefix, rspack.config.ts: claims /revista/shop, which is outside the prefixes of mfe-shop. Remove it, or give the remote that prefix in the registry.',
  },
  {
    what: 'a contract that the shell does not support',
    candidate: shop({ understands: '^4' }, '/shop/old'),
    finding:
      'refusal, contract, package.json: understands contract ^4, and shell aaaaaaaaaaaaaaaa speaks 3 and 2: release the shell first.',
  },
  {
    what: 'an import that the shell does not provide',
    candidate: shop({ uses: { react: { range: '^19.0.0', names: ['use'] } } }, '/shop/old'),
    finding:
      'refusal, shared imports, package.json: uses `use` of react ^19.0.0, which shell aaaaaaaaaaaaaaaa does not offer (it has react 19.3.1): release the shell first.',
  },
  {
    what: 'a removed page',
    candidate: shop(),
    finding:
      "refusal, vanished page, rspack.config.ts: /shop/old is live and would disappear. State its new address: redirects: { '/shop/old': '/…' }.",
  },
  {
    what: 'a redirect to nowhere',
    candidate: shop({ redirects: { '/shop/old': '/shop/nowhere' } }),
    finding:
      'refusal, redirect, rspack.config.ts: /shop/old redirects to /shop/nowhere, which is not a page of the site. Name one that is.',
  },
  {
    what: 'much more code for browsers',
    candidate: shop({ sizes: { 'browser/entry.js': 151_000 } }, '/shop/old'),
    finding:
      'notice, size, browser/: For browsers: 100 kB before, 151 kB after, uncompressed. Is that meant? The budgets of the remote (budgets.json) say which page loads what.',
  },
  {
    what: 'a little more code for browsers',
    candidate: shop({ sizes: { 'browser/entry.js': 149_000 } }, '/shop/old'),
    finding: 'notice, size, browser/: For browsers: 100 kB before, 149 kB after, uncompressed.',
  },
  {
    what: 'another meaning of a name',
    candidate: shop(
      { services: [{ name: 'list', variable: 'LIST_URL', kind: 'url', default: '/other' }] },
      '/shop/old',
    ),
    finding:
      'refusal, names, rspack.config.ts: declares the service list with another meaning than an earlier release. Give it another name.',
  },
  {
    what: 'a form of the shell',
    candidate: shop({ forms: [whatsAppForm, question([name])] }, '/shop/old'),
    finding:
      'refusal, names, rspack.config.ts: claims the form whatsapp, which the site already has. Give it another name.',
  },
  {
    what: 'a form that accepts less',
    candidate: shop({ forms: [question([])] }, '/shop/old'),
    finding:
      'notice, forms, rspack.config.ts: The form question no longer has the field name. Leads that do not fit any more are quarantined as late.',
  },
  {
    what: 'a form less',
    candidate: shop({ forms: [] }, '/shop/old'),
    finding:
      'notice, forms, rspack.config.ts: The form question is gone. Leads that do not fit any more are quarantined as late.',
  },
  {
    what: 'a top bar link to no page',
    candidate: shop({ footer: [{ column: 'more', label: 'Old', href: '/shop/older#top', order: 1 }] }, '/shop/old'),
    finding:
      'refusal, links, rspack.config.ts: rspack.config.ts of mfe-shop links to /shop/older, which the release does not have. Keep the page, redirect it, or have mfe-shop change the link.',
  },
])('names rule, file and remedy for $what', ({ candidate, finding }) => {
  expect(found(candidate)).toEqual([finding])
})

it('notes a release of the former contract, with the day of its end', () => {
  expect(found(shop({ contract: 2, understands: '^2' }, '/shop/old'))).toEqual([
    expect.stringMatching(
      /^notice, contract, package\.json: It is written in contract 2, .* until 2027-05-31: .*upgrade/,
    ),
  ])
})

it('notes a release with the former packages of the site, with the same day', () => {
  const provides = { '@site/contracts/useSite': { version: '3.5.0', names: ['useSite'] } }
  const candidate = shop({ uses: { '@site/contracts/useSite': { range: '^2.0.0', names: ['useSite'] } } }, '/shop/old')

  expect(found(candidate, [], { ...shell, provides })).toEqual([
    expect.stringMatching(
      /^notice, contract, package\.json: It uses @site\/contracts \^2\.0\.0, .* until 2027-05-31: .*upgrade/,
    ),
  ])
})

it.each([
  { before: 100_000, after: 150_000, isMuch: false },
  { before: 100_000, after: 150_001, isMuch: true },
  { before: 10_000, after: 60_000, isMuch: false },
  { before: 10_000, after: 60_001, isMuch: true },
  { before: 400_000, after: 600_000, isMuch: false },
  { before: 400_000, after: 600_001, isMuch: true },
  { before: undefined, after: 600_001, isMuch: false },
])('asks whether $after bytes for browsers after $before are meant: $isMuch', ({ before, after, isMuch }) => {
  const sized = (bytes: number) => shop({ sizes: { 'browser/entry.js': bytes } })
  const live = before === undefined ? [magazine] : [magazine, sized(before)]

  const [finding] = staticFindings({ candidate: sized(after), registered, shell, live, links: [] })

  expect(finding).toMatchObject({ rule: 'size', kind: 'notice' })
  expect(finding?.reason.includes('Is that meant?')).toBe(isMuch)
})

it.each<{ what: string; change: Partial<Release>; isThere: boolean }>([
  { what: 'a document', change: { publicFiles: { '/shop/list.pdf': 'documents/list.pdf' } }, isThere: true },
  { what: 'a page on demand', change: { routes: [sampleRoute('/shop'), sampleRoute('/shop/:file')] }, isThere: true },
  {
    what: 'one of the pages of a route',
    change: {
      routes: [
        sampleRoute('/shop'),
        sampleRoute('/shop/:file', { paths: [{ path: '/shop/other' }, { path: '/shop/list.pdf' }] }),
      ],
    },
    isThere: true,
  },
  {
    what: 'another page of the same route',
    change: { routes: [sampleRoute('/shop'), sampleRoute('/shop/:file', { paths: [{ path: '/shop/other' }] })] },
    isThere: false,
  },
])('finds the target of a link to $what: $isThere', ({ change, isThere }) => {
  const candidate = shop(change)
  const live = [magazine, candidate]

  const findings = staticFindings({ candidate, registered, shell, live, links: [link('/shop/list.pdf')] })

  expect(findings.map(({ rule }) => rule)).toEqual(isThere ? [] : ['links'])
})

it('lets a release change what is its own: only others can claim the same name', () => {
  const list = { name: 'list', variable: 'LIST_URL', kind: 'url' as const, default: '/list' }
  const live = [shop({ services: [{ ...list, name: 'offers' }] })]
  const candidate = shop({ services: [{ ...list, name: 'offers', default: '/other' }] })

  expect(staticFindings({ candidate, registered, shell, live, links: [] })).toEqual([])
})

it('redirects to no page that disappears with the former release', () => {
  const live = [shop({}, '/shop/old', '/shop/older')]
  const candidate = shop({ redirects: { '/shop/old': '/shop/older' } })

  const findings = staticFindings({ candidate, registered, shell, live, links: [] })

  expect(findings.map(({ rule }) => rule)).toEqual(['vanished page', 'redirect'])
})

it('lists the pages of others that link to a removed page, and whether they are redirected', () => {
  const links = [link('/shop/old'), link('/shop/old')]

  expect(found(shop(), links)).toContain(
    'refusal, links, /revista: /revista of mfe-revista links to /shop/old, which the release does not have. Keep the page, redirect it, or have mfe-revista change the link.',
  )
  expect(found(shop({ redirects: { '/shop/old': '/revista' } }), links)).toEqual([
    'notice, links, /revista: /revista of mfe-revista links to /shop/old, which the release does not have. It redirects to /revista.',
  ])
})
