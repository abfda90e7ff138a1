import type { Cover, PostSummary } from '../posts/Post.ts'

/** What a card shows of an article: it is printed into the document for hydration, so it has nothing else. */
export type ArticleSummary = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'author' | 'date' | 'isoDate' | 'readTime' | 'views'
> & { cover: Omit<Cover, 'social'> }

/** Picks from a post what a card shows. */
export function articleSummary(post: PostSummary): ArticleSummary {
  const { slug, title, excerpt, category, author, date, isoDate, readTime, views, cover } = post
  const { alt, width, height, src, sources } = cover
  return {
    slug,
    title,
    excerpt,
    category,
    author,
    date,
    isoDate,
    readTime,
    views,
    cover: { alt, width, height, src, sources },
  }
}
