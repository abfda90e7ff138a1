import { color } from '@site/design/tokens'
import { type Category, categories } from '../posts/categories.ts'
import type { Cover } from '../posts/Post.ts'
import type { PostSummary } from '../posts/PostIndex.ts'
import type { Views } from './articleViews.ts'

/** What a card shows of an article. It is embedded in the document for hydration, so it contains nothing else. */
export type ArticleSummary = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'category' | 'author' | 'date' | 'isoDate' | 'readTime'
> & { shade: string; views: string; cover: Omit<Cover, 'social'> }

/** Picks from a post what a card shows. */
export function articleSummary(
  post: PostSummary,
  views: Views,
  named: readonly Category[] = categories,
): ArticleSummary {
  const { slug, title, excerpt, category, author, date, isoDate, readTime, cover } = post
  const { alt, width, height, src, sources } = cover
  return {
    slug,
    title,
    excerpt,
    category,
    shade: shadeOf(category, named),
    author,
    date,
    isoDate,
    readTime,
    views: views[slug] ?? '',
    cover: { alt, width, height, src, sources },
  }
}

/** The colour of a category, by its name. */
export function shadeOf(category: string, named: readonly Category[]): string {
  return named.find(({ name }) => name === category)?.color ?? color.sky
}
