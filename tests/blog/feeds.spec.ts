import Parser from 'rss-parser'
import { metaOf, structuredDataOf } from '../support/html/documentHead.ts'
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

  test('are linked from list and article', async ({ request }) => {
    for (const path of ['/blog', article]) {
      const html = await (await request.get(path)).text()
      for (const { path: feed, type } of feeds) {
        const links = [...html.matchAll(/<link rel="alternate" type="([^"]*)" [^>]*href="([^"]*)"/g)]
        const led = links.filter(([, kind]) => kind === type).map(([, , href]) => href)
        expect(led, path).toEqual([expect.stringMatching(new RegExp(`${feed}$`))])
      }
    }
  })

  test('show search engines a BlogPosting, the breadcrumb and the image', async ({ request }) => {
    const html = await (await request.get(article)).text()
    const [posting, breadcrumb] = ['BlogPosting', 'BreadcrumbList'].map((kind) =>
      structuredDataOf(html).find((each) => each['@type'] === kind),
    )
    const image = metaOf(html, 'og:image')
    const [heading, ...others] = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text)

    expect(others).toEqual([])
    expect(posting).toMatchObject({
      '@context': 'https://schema.org',
      datePublished: '2025-01-20',
      headline: heading,
      url: expect.stringMatching(new RegExp(`^https?://[^/]+${article}$`)),
      image: { url: image },
    })
    expect(breadcrumb?.itemListElement).toHaveLength(3)
    expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe('image/jpeg')
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

  test("have in the sitemap the date of each article's last change", async ({ request }) => {
    const sitemap = await request.get('/sitemap.xml')
    expect(sitemap.status()).toBe(200)

    const text = await sitemap.text()
    const days = slugs.map((slug) => new RegExp(`/blog/${slug}</loc>\\s*<lastmod>([^<T]*)`).exec(text)?.[1])
    expect(days).toEqual(['2025-03-10', '2025-02-17', '2025-02-03', '2026-11-27', '2026-11-27'])
  })
})
