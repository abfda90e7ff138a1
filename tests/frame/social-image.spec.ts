import sharp from 'sharp'
import { metaOf } from '../support/html/documentHead.ts'
import { expect, test } from '../support/site/site.ts'

const pages = ['/', '/servicos', '/sobre', '/contato', '/garantias', '/privacidade', '/quiz', '/agente-ia']

test('each page has its own image for shared links, 1200 by 630, with a description', { tag: '@once' }, async ({
  request,
}) => {
  const pictures = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    const meta = (name: string) => metaOf(html, name)

    const address = new URL(meta('og:image'))
    expect(address.origin, path).toBe(new URL(meta('og:url')).origin)
    expect(meta('twitter:image'), path).toBe(address.href)
    expect(meta('twitter:card'), path).toBe('summary_large_image')
    expect([meta('og:image:width'), meta('og:image:height')], path).toEqual(['1200', '630'])
    expect(meta('og:image:alt'), path).toMatch(/^Desenho: .{20,}\.$/)
    expect(meta('twitter:image:alt'), path).toBe(meta('og:image:alt'))

    const picture = await request.get(address.pathname)
    expect(picture.status(), path).toBe(200)
    expect(picture.headers()['content-type'], path).toBe('image/jpeg')
    expect(await sharp(await picture.body()).metadata(), path).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    pictures.add(address.pathname)
    descriptions.add(meta('og:image:alt'))
  }
  expect(pictures.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})
