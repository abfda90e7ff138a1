import type { Cover } from '../posts/Post.ts'
import type { PostSummary } from '../posts/PostIndex.ts'
import type { Views } from './articleViews.ts'

/** What a card shows of an article. It is embedded in the document for hydration, so it contains nothing else. */
export type ArticleSummary = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'author' | 'date' | 'isoDate' | 'readTime'
> & { views: string; cover: Omit<Cover, 'social'> }

/** Picks from a post what a card shows. */
export function articleSummary(post: PostSummary, views: Views): ArticleSummary {
  const { slug, title, excerpt, category, author, date, isoDate, readTime, cover } = post
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
    views: views[slug] ?? '',
    cover: { alt, width, height, src, sources },
  }
}
