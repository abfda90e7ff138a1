import { finish } from '../../rendering/finished/finishPage.ts'
import { countEventLoopTurns } from '../../testing/countEventLoopTurns.ts'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { inboundLinks } from './inboundLinks.ts'

const page = (text: string, type = 'text/html; charset=utf-8') => finish(text, { type, quality: 5 })

const part = (finished: [string, Awaited<ReturnType<typeof page>>][]) => ({
  edition: '',
  key: '',
  finished: new Map(finished),
})

it('lists the links in other pages, except those that the remote itself has in the top bar and footer', async () => {
  const shop = sampleRelease(
    { '/shop': {} },
    { name: 'mfe-shop', navigation: [{ order: 1, label: 'Shop', href: '/shop#offers' }] },
  )
  const html =
    '<a href="/shop">bar</a><a href="/shop/a%C3%A7a%C3%AD?x=1#y">text</a><a href="https://other.example/shop">out</a>'
  const parts = new Map([
    ['mfe-shop', part([['/shop', await page('<a href="/shop/own">own</a>')]])],
    [
      'mfe-revista',
      part([
        ['/revista', await page(html)],
        ['/revista/feed.xml', await page('href="/shop/feed"', 'text/xml')],
      ]),
    ],
    ['shell', part([['*404', await page('<a href="/shop/notice">notice</a>')]])],
  ])

  const links = await inboundLinks({ parts, releases: [shop] }, 'mfe-shop')

  expect(links).toEqual([{ from: 'mfe-revista', page: '/revista', to: '/shop/açaí' }])
})

it("leaves out the remote's own footer links, and none of another remote", async () => {
  const shop = sampleRelease(
    { '/shop': {} },
    { name: 'mfe-shop', footer: [{ column: 'more', order: 1, label: 'Terms', href: '/shop/terms?from=footer' }] },
  )
  const magazine = sampleRelease(
    { '/revista': {} },
    { name: 'mfe-revista', navigation: [{ order: 1, label: 'Magazine', href: '/revista' }] },
  )
  const html = '<a href="/shop/terms">footer</a><a href="/revista">bar</a><a href="/shop/%E0%A4%A">no UTF-8</a>'
  const parts = new Map([['mfe-revista', part([['/revista', await page(html)]])]])
  const to = async (name: string) =>
    (await inboundLinks({ parts, releases: [magazine, shop] }, name)).map((link) => link.to)

  expect(await to('mfe-shop')).toEqual(['/revista', '/shop/%E0%A4%A'])
  expect(await to('mfe-new')).toEqual(['/shop/terms', '/revista', '/shop/%E0%A4%A'])
})

it('yields to other work now and then', async () => {
  const one = await page('<a href="/shop">shop</a>')
  const parts = new Map([['mfe-revista', part(Array.from({ length: 100 }, (_, index) => [`/revista/${index}`, one]))]])
  const { result: links, turns } = await countEventLoopTurns(() => inboundLinks({ parts, releases: [] }, 'mfe-shop'))

  expect(links).toHaveLength(100)
  expect(turns).toBeGreaterThan(3)
  expect(turns).toBeLessThan(20)
})
