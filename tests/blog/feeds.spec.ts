import Parser from 'rss-parser'
import { publishedArticles } from '../support/site/publishedArticles.ts'
import { expect, test } from '../support/site/site.ts'

const article = '/blog/petshop-precisa-site-2025'
const feeds = [
  { path: '/blog/feed.xml', type: 'application/rss+xml' },
  { path: '/blog/atom.xml', type: 'application/atom+xml' },
]
const slugs = [
  'erros-pequenas-empresas-online',
  'google-ads-seo-clinicas',
  'delivery-proprio-vs-aplicativos',
  'petshop-precisa-site-2025',
  'atrair-clientes-restaurante-google',
]

// Machine-readable documents do not depend on the screen.
test.describe('feeds and structured data', { tag: '@once' }, () => {
  for (const { path, type } of feeds) {
    test(`give a feed reader every article in full from ${path}`, async ({ request }) => {
      const response = await request.get(path)
      const newest = (await publishedArticles(request)).slice(0, 20)
      const { title, items } = await new Parser().parseString(await response.text())

      expect(response.headers()['content-type']).toContain(type)
      expect(title).toMatch(/^Blog da /)
      expect(items.map(({ link }) => new URL(link ?? '').pathname)).toEqual(newest.map(({ path }) => path))
      expect(items.map(({ isoDate }) => isoDate?.slice(0, 10))).toEqual(newest.map(({ day }) => day))
      for (const item of items) {
        const text: string = item['content:encoded'] ?? item.content
        const isSpecified = slugs.some((slug) => item.link?.endsWith(slug))
        expect(text.split(/\s+/).length).toBeGreaterThan(isSpecified ? 700 : 0)
        expect(text).not.toMatch(/(href|src)="[/#]/)
        const picture = /<img src="([^"]+)"/.exec(text)?.[1] ?? ''
        const image = await request.get(new URL(picture).pathname)
        expect(image.headers()).toMatchObject({
          'content-type': 'image/jpeg',
          'cache-control': expect.stringContaining('immutable'),
        })
      }
    })
  }

  test('are linked from list and article', async ({ page, site }) => {
    for (const path of ['/blog', article]) {
      await site.open(path)
      for (const { path: feed, type } of feeds)
        await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute(
          'href',
          new RegExp(`${feed}$`),
        )
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('show search engines a BlogPosting, the breadcrumb and the image', async ({ page, site, request }) => {
      await site.open(article)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const [posting, breadcrumb] = ['BlogPosting', 'BreadcrumbList'].map((kind) =>
        data.map((json) => JSON.parse(json)).find((each) => each['@type'] === kind),
      )

      expect(posting).toMatchObject({ '@context': 'https://schema.org', datePublished: '2025-01-20' })
      expect(posting.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent())
      expect(new URL(posting.url).pathname).toBe(article)
      expect(breadcrumb.itemListElement).toHaveLength(3)
      const social = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect(social).toBe(posting.image.url)
      expect((await request.get(new URL(social ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
    })
  })

  test('have covers in every format and width that the page offers', async ({ page, site, request }) => {
    await site.open(article)
    const html = await (await request.get(article)).text()
    const covers = new Set(html.match(/\/media\/mfe-blog\/[\w.-]+/g))

    expect(covers.size).toBeGreaterThanOrEqual(7)
    for (const cover of covers) {
      const response = await request.get(cover)
      expect({ cover, status: response.status() }).toEqual({ cover, status: 200 })
      const kind = cover.split('.').at(-1)?.replace('jpg', 'jpeg')
      expect(response.headers()['content-type']).toBe(`image/${kind}`)
    }
    await expect(page.locator('main img').first()).toHaveJSProperty('complete', true)
  })

  test('have the date of each article in the sitemap', async ({ request }) => {
    const sitemap = await request.get('/sitemap.xml')
    expect(sitemap.status()).toBe(200)

    const text = await sitemap.text()
    const days = slugs.map((slug) => new RegExp(`/blog/${slug}</loc>\\s*<lastmod>([^<T]*)`).exec(text)?.[1])
    expect(days).toEqual(['2025-03-10', '2025-02-17', '2025-02-03', '2025-01-20', '2025-01-12'])
  })
})
