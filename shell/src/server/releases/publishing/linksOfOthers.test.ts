import { finish } from '../../rendering/finished/finishPage.ts'
import { sampleRelease } from '../testing/sampleRelease.ts'
import { linksOfOthers } from './linksOfOthers.ts'

const page = (text: string, type = 'text/html; charset=utf-8') => finish(text, { type, quality: 5 })

it('has the links of the pages of others, but those that the remote itself has in bar and footer', async () => {
  const shop = sampleRelease(
    { '/shop': {} },
    { name: 'mfe-shop', navigation: [{ order: 1, label: 'Shop', href: '/shop#offers' }] },
  )
  const part = (finished: [string, Awaited<ReturnType<typeof page>>][]) => ({
    edition: '',
    key: '',
    finished: new Map(finished),
  })
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

  const links = await linksOfOthers({ parts, releases: [shop] }, 'mfe-shop')

  expect(links).toEqual([{ from: 'mfe-revista', page: '/revista', to: '/shop/açaí' }])
})
