import sharp from 'sharp'
import { metaOf } from '../support/html/documentHead.ts'
import { expect, test } from '../support/site/site.ts'

/** WhatsApp shows no larger image, in bytes. */
const MAX_SIZE = 300_000

test('each page of the sitemap has its own image for shared links, 1200 by 630', { tag: '@once' }, async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const pages: string[] = []
  const pictures = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const meta = (name: string) => metaOf(html, name)

    const address = new URL(meta('og:image'))
    expect(address.origin, path).toBe(new URL(meta('og:url')).origin)
    expect(meta('twitter:image'), path).toBe(address.href)
    expect(meta('twitter:card'), path).toBe('summary_large_image')
    expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630'])
    // An article's image is its cover, whose author describes it.
    expect(meta('og:image:alt'), path).toMatch(path.startsWith('/blog/') ? /^.{20,}\.$/ : /^Desenho: .{20,}\.$/)
    expect(meta('twitter:image:alt'), path).toBe(meta('og:image:alt'))

    const picture = await request.get(address.pathname)
    expect(picture.status(), path).toBe(200)
    expect(picture.headers()['content-type'], path).toBe('image/jpeg')
    const bytes = await picture.body()
    expect(bytes.length, path).toBeLessThan(MAX_SIZE)
    expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Articles may share a cover.
    if (path.startsWith('/blog/')) continue
    pages.push(path)
    pictures.add(address.pathname)
    descriptions.add(meta('og:image:alt'))
  }
  expect(pages).toEqual(expect.arrayContaining(['/', '/servicos', '/blog', '/quiz', '/agente-ia']))
  expect(pictures.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test('a filtered list is shared with the image of the blog', { tag: '@once' }, async ({ request }) => {
  const imageOf = async (path: string) => metaOf(await (await request.get(path)).text(), 'og:image')

  expect(await imageOf('/blog?category=delivery')).toBe(await imageOf('/blog'))
  expect(await imageOf('/blog?search=ads')).toBe(await imageOf('/blog'))
})
