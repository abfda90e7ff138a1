import type { Picture } from '@site/contracts/picture'
import { newestPosts } from '../newestPosts.ts'
import { summaryOf } from '../PostIndex.ts'
import { publishedPost, requireCovers, withPublished, withPublishedSummaries } from './publishedPosts.ts'

const at = (width: number, end: string) => `/media/content/0123456789abcdef-${width}.${end}`
const picture: Picture = {
  ...{ width: 1200, height: 630, src: at(800, 'jpg') },
  sources: [{ type: 'image/avif', srcSet: `${at(400, 'avif')} 400w` }],
  social: { src: at(1200, 'jpg'), width: 1200, height: 630, type: 'image/jpeg' },
  files: [{ name: '0123456789abcdef-400.avif', hash: `sha384-${'A'.repeat(64)}` }],
}
const post = {
  title: 'Vitrine de Natal',
  slug: 'vitrine-de-natal',
  excerpt: 'O que mostrar.',
  category: 'Pequenas Empresas',
  tags: ['natal'],
  author: 'Ana',
  date: '2030-12-01',
  cover: { picture, alt: 'Uma vitrine' },
  body: 'As luzes **chamam**.\n\n## Comece cedo\n',
}
const site = (...items: object[]) => ({ content: { posts: { items } } })
const [newest] = newestPosts()

it('makes a post of what a writer has published', () => {
  const made = publishedPost(site(post), post.slug)

  expect(made).toMatchObject({
    ...{ isoDate: '2030-12-01', lastChanged: '2030-12-01', date: '01 Dez 2030', readTime: '1 min de leitura' },
    ...{ seoTitle: post.title, seoDescription: post.excerpt, featured: false },
    contents: [{ id: 'comece-cedo', text: 'Comece cedo', level: 2 }],
    cover: { alt: 'Uma vitrine', src: picture.src },
  })
  expect(made?.content).toContain('<strong>chamam</strong>')
  expect(made?.cover).not.toHaveProperty('files')
  expect(publishedPost(site(post), 'another')).toBeUndefined()
  expect(publishedPost({}, post.slug)).toBeUndefined()
})

it('refuses a day of the year 26, which would be the oldest of all', () => {
  expect(() => publishedPost(site({ ...post, date: '0026-12-01' }), post.slug)).toThrow(/items\.0\.date: .*ano antigo/)
})

it('puts posts of writers among those of the repository, newest first', () => {
  const old = { ...post, slug: 'antigo', date: '2001-01-01' }

  const all = withPublished(site(old, post), newestPosts())

  expect([all[0]?.slug, all.at(-1)?.slug]).toEqual([post.slug, 'antigo'])
  expect(all).toHaveLength(newestPosts().length + 2)
  expect(withPublished({}, newestPosts())).toBe(newestPosts())
})

it('shows the writer’s post where the repository has one at the same address', () => {
  const slug = newest?.slug ?? ''
  const summaries = newestPosts().map(summaryOf)

  const all = withPublishedSummaries(site({ ...post, slug }), summaries)

  expect(all.filter((one) => one.slug === slug).map(({ title }) => title)).toEqual([post.title])
  expect(all).toHaveLength(summaries.length)
})

it.each([
  { what: 'an empty title', change: { title: ' ' }, message: 'content posts.items.0.title: está vazio.' },
  { what: 'an address with capitals', change: { slug: 'Natal' }, message: /posts\.items\.0\.slug: só pode/ },
  {
    what: 'a description without a photo',
    change: { cover: { alt: 'Uma loja' } },
    message: /posts\.items\.0\.cover.*andam juntas/,
  },
  { what: 'no subject', change: { tags: [] }, message: /posts\.items\.0\.tags: precisa/ },
  { what: 'a day that is none', change: { date: 'ontem' }, message: /posts\.items\.0\.date/ },
  { what: 'HTML in the article', change: { body: '<script>x</script>' }, message: /posts\.items\.0\.body: line 1/ },
])('names the field for $what', ({ change, message }) => {
  expect(() => publishedPost(site({ ...post, ...change }), post.slug)).toThrow(message)
})

it('refuses two posts at one address', () => {
  expect(() => withPublishedSummaries(site(post, post), [])).toThrow(/posts\.items: tem dois posts/)
})

it('asks for a photo, unless a changed post has the drawing of its release', () => {
  const { cover: _, ...changed } = post
  const summaries = newestPosts().map(summaryOf)
  const own = newest && site({ ...changed, slug: newest.slug })
  if (!own) throw new Error('The blog has no post.')

  expect(publishedPost(own, newest.slug, newest)).toMatchObject({ title: post.title, cover: newest.cover })
  expect(withPublishedSummaries(own, summaries).filter(({ slug }) => slug === newest.slug)).toMatchObject([
    { title: post.title, cover: newest.cover },
  ])
  expect(() => requireCovers(own, summaries)).not.toThrow()
  expect(() => requireCovers(site(post, { ...changed, slug: 'sem-foto' }), summaries)).toThrow(
    'content posts.items.1.cover: precisa de uma foto.',
  )
  // Where not all of the release's posts are at hand, the others are shown.
  expect(withPublished(site(changed), newestPosts())).toHaveLength(newestPosts().length)
})
