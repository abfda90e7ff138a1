import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import Parser from 'rss-parser'
import { generatedPosts } from '../../testing/generatedPosts.ts'
import type { Post } from '../posts/Post.ts'
import { atomFeed } from './atomFeed.ts'
import { rssFeed } from './rssFeed.ts'

const site = { ...sampleSite, siteUrl: 'https://vitrine.example', brand: 'Vitrine & Cia <24h>' }
const [first] = generatedPosts(1) as [Post]
const post: Post = {
  ...first,
  title: 'Anúncio & <busca>: "vale" a pena?',
  slug: 'vale-a-pena',
  isoDate: '2025-01-12',
  lastChanged: '2025-06-30',
  tags: ['SEO & mapa', 'restaurantes'],
  category: 'Restaurantes',
  content: '<p>Veja <a href="/servicos">isto</a> e <a href="#parte">a parte</a>. ]]> &lt;script&gt; ção</p>',
}
const read = (xml: string) => new Parser().parseString(xml)

describe.each([
  { name: 'RSS 2.0', feed: rssFeed, own: 'https://vitrine.example/blog/feed.xml' },
  { name: 'Atom', feed: atomFeed, own: 'https://vitrine.example/blog/atom.xml' },
])('$name', ({ feed, own }) => {
  it('gives feed readers title, address, date and author of each post', async () => {
    const { title, link, items } = await read(feed(site, [post]))

    expect({ title, link }).toEqual({ title: 'Blog da Vitrine & Cia <24h>', link: 'https://vitrine.example/blog' })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      title: 'Anúncio & <busca>: "vale" a pena?',
      link: 'https://vitrine.example/blog/vale-a-pena',
      isoDate: '2025-01-12T12:00:00.000Z',
    })
    expect(items[0]?.creator ?? items[0]?.author).toBe('Equipe de Conteúdo')
  })

  it('has the full text with the cover, and absolute addresses', async () => {
    const { items } = await read(feed(site, [post]))
    const text = items[0]?.['content:encoded'] ?? items[0]?.content

    expect(text).toContain(
      '<img src="https://vitrine.example/covers/1-social.jpg" alt="Desenho 1" width="1200" height="630">',
    )
    expect(text).toContain('<a href="https://vitrine.example/servicos">isto</a>')
    expect(text).toContain('<a href="https://vitrine.example/blog/vale-a-pena#parte">a parte</a>')
    expect(text).toContain(']]> &lt;script&gt; ção')
  })

  it('identifies itself and its posts by the same addresses each time', () => {
    const posts = generatedPosts(3)

    expect(feed(site, posts)).toMatch(new RegExp(`link [^>]*href="${own}"[^>]*rel="self"`))
    expect(feed(site, posts)).toBe(feed(site, posts))
  })

  it('offers the twenty newest posts', async () => {
    const { items } = await read(feed(site, generatedPosts(1000)))

    expect(items.map(({ title }) => title)).toEqual(generatedPosts(20).map(({ title }) => title))
  })

  it('is valid for a blog without posts', async () => {
    expect((await read(feed(site, []))).items).toEqual([])
  })
})

it('has what RSS 2.0 requires, and each topic only once', () => {
  const xml = rssFeed(site, [post])

  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/)
  expect(xml).toMatch(/<channel>\s*<title>.+<\/title>\s*<link>.+<\/link>\s*<description>.+<\/description>/)
  expect(xml).toContain('<guid isPermaLink="true">https://vitrine.example/blog/vale-a-pena</guid>')
  expect(xml).toContain('<lastBuildDate>Mon, 30 Jun 2025 12:00:00 GMT</lastBuildDate>')
  expect(xml).toContain('<pubDate>Sun, 12 Jan 2025 12:00:00 GMT</pubDate>')
  expect(xml).toContain('<language>pt-BR</language>')
  expect(xml.match(/<category>.*?<\/category>/g)).toEqual([
    '<category>Restaurantes</category>',
    expect.stringContaining('SEO'),
  ])
})

it('has id, title, updated and author of the Atom feed and its entries', () => {
  const [head = '', entry = ''] = atomFeed(site, [post]).split('<entry>')

  for (const part of [head, entry])
    for (const element of ['id', 'title', 'updated', 'author']) expect(part).toContain(`<${element}>`)
  expect(head).toContain('<updated>2025-06-30T12:00:00.000Z</updated>')
  expect(entry).toContain('<published>2025-01-12T12:00:00.000Z</published>')
  expect(entry).toContain('<updated>2025-06-30T12:00:00.000Z</updated>')
  expect(entry).toMatch(/<link href="https:\/\/vitrine\.example\/blog\/vale-a-pena" rel="alternate"/)
})
