import type { Release } from '@site/contracts/Release'
import { finish } from '../../rendering/finished/finishPage.ts'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { deadLinks } from './deadLinks.ts'

const registered = { name: 'mfe-shop', prefixes: ['/shop', '/offers'] }
const siteUrl = 'https://www.example.com'

/** A site with pages of the remote by path, each with this in its main element. */
async function siteWith(mains: Readonly<Record<string, string>>, change: Partial<Release> = {}) {
  const pages = Object.entries(mains).map(async ([path, main]) => {
    const html = `<!doctype html><html><body><header><a href="/shop/never">bar</a></header><main>${main}</main></body></html>`
    return [path, await finish(html, { type: 'text/html; charset=utf-8', quality: 5 })] as const
  })
  const finished = new Map(await Promise.all(pages))
  const routes = Object.fromEntries(Object.keys(mains).map((path) => [path, {}]))
  const release = sampleRelease(routes, { name: 'mfe-shop', ...change })
  return { finished, releases: [release], parts: new Map([['mfe-shop', { finished }]]) }
}

async function reasons(mains: Readonly<Record<string, string>>, change: Partial<Release> = {}) {
  const found = await deadLinks({ next: await siteWith(mains, change), live: undefined, registered, siteUrl })
  return found.map(({ kind, file, reason }) => `${kind} ${file}: ${reason}`)
}

it.each([
  { what: 'a page that is there', link: '/shop/new' },
  { what: 'a page with a slash at the end', link: '/shop/new/#old' },
  { what: 'a page with a query', link: '/shop/new?size=3' },
  { what: 'an id of the same page', link: '#prices' },
  { what: 'an id of another page', link: '/shop/new#açaí' },
  { what: 'an encoded id', link: '/shop/new#a%C3%A7a%C3%AD' },
  { what: 'the name of an anchor', link: '/shop/new#old' },
  { what: 'the top', link: '#top' },
  { what: 'nothing in particular', link: '#' },
  { what: 'a text', link: '/shop/new#:~:text=new' },
  { what: 'a redirect', link: '/shop/former' },
  { what: 'a download', link: '/shop/list.pdf' },
  { what: 'another site', link: 'https://other.example/shop/nothing' },
  { what: 'an address that is none', link: 'https://' },
  { what: 'a phone', link: 'tel:+551140000000' },
])('allows a link to $what', async ({ link }) => {
  const mains = {
    '/shop': `<h2 id="prices">Prices</h2><a href="${link}">link</a>`,
    '/shop/new': '<h2 id="açaí">Açaí</h2><a name="old"></a>',
  }
  const change = { redirects: { '/shop/former': '/shop/new' }, publicFiles: { '/shop/list.pdf': 'documents/list.pdf' } }

  expect(await reasons(mains, change)).toEqual([])
})

it('names the page that a link without the prefix of the remote may mean', async () => {
  expect(await reasons({ '/shop': '<a href="/new">link</a>', '/shop/new': '' })).toEqual([
    'notice src/pages/Page.tsx: /shop has <a href="/new">, but no page is at /new. Link to /shop/new: addresses begin with the prefix of the remote.',
  ])
})

it.each([
  { link: '/shop/nothing', problem: 'but no page is at /shop/nothing' },
  { link: '/shop/nothing?a=1#prices', problem: 'but no page is at /shop/nothing' },
  { link: '/offers', problem: 'but no page is at /offers' },
  { link: 'nothing', problem: 'but no page is at /nothing', prefixes: ['/'] },
  { link: 'https://www.example.com/shop/nothing', problem: 'but no page is at /shop/nothing' },
  { link: '/shop/nothing/', problem: 'but no page is at /shop/nothing' },
  { link: '#nothing', problem: 'but /shop has no element with the id nothing' },
  { link: '/shop/new#nothing', problem: 'but /shop/new has no element with the id nothing' },
  { link: '/shop/new#Prices', problem: 'but /shop/new has no element with the id Prices' },
])('refuses $link with page, element and what is missing', async ({ link, problem, prefixes = [] }) => {
  const mains = { '/shop': `<a href="${link}">link</a>`, '/shop/new': '<h2 id="prices">Prices</h2>' }
  const own = {
    ...registered,
    prefixes: [...registered.prefixes, ...prefixes, ...(prefixes.length ? ['/nothing'] : [])],
  }

  const found = await deadLinks({ next: await siteWith(mains), live: undefined, registered: own, siteUrl })

  expect(found).toEqual([
    {
      kind: 'refusal',
      rule: 'dead link',
      file: expect.stringMatching(/^src\/pages\/.*\.tsx$/),
      reason: `/shop has <a href="${link}">, ${problem}. Mend the link, or redirect the address.`,
    },
  ])
})

it.each(['/magazine/nothing', '/shops/nothing', '/'])(
  'only notes %s, where another remote may yet have a page',
  async (link) => {
    expect(await reasons({ '/shop': `<a href="${link}">link</a>` })).toEqual([
      `notice src/pages/Page.tsx: /shop has <a href="${link}">, but no page is at ${link}. Mend the link, unless its page is still to come.`,
    ])
  },
)

it('allows a link to a page of another remote', async () => {
  const next = await siteWith({ '/shop': '<a href="/magazine/new">link</a>' })
  const magazine = sampleRelease({ '/magazine/new': {} }, { name: 'mfe-magazine' })

  const found = await deadLinks({
    next: { ...next, releases: [...next.releases, magazine] },
    live: undefined,
    registered,
    siteUrl,
  })

  expect(found).toEqual([])
})

it('only notes what the live release has too', async () => {
  const live = await siteWith({ '/shop': '<a href="#nothing">link</a>' })
  const next = await siteWith({ '/shop': '<a href="#nothing">link</a><a href="#neither">link</a>' })

  const found = await deadLinks({ next, live, registered, siteUrl })

  expect(found.map(({ kind, reason }) => [kind, reason.slice(reason.indexOf('.') + 2)])).toEqual([
    ['notice', 'What is live has it too.'],
    ['refusal', 'Mend the link, or redirect the address.'],
  ])
})
