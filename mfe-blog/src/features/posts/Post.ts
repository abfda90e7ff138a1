import type { Cover } from './Cover.ts'
import type { CategoryName } from './categories.ts'

/** A heading of an article that the table of contents leads to; `level` is 2 or 3. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 }

/** A blog post (specification, section 3), as the build made it from one Markdown file. */
export type Post = {
  id: number
  title: string
  slug: string
  excerpt: string
  category: CategoryName
  tags: readonly string[]
  author: string
  /** As shown: '12 Jan 2025'. */
  date: string
  /** For machines: '2025-01-12'. */
  isoDate: string
  /** From the article's true number of words: '6 min de leitura'. */
  readTime: string
  views: string
  featured: boolean
  seoTitle: string
  seoDescription: string
  /** Safe HTML; headings start at h2 and carry the ids of `contents`. */
  content: string
  contents: readonly ContentsEntry[]
  words: number
  cover: Cover
}

/** What a list shows of a post: everything but the article itself and its metadata for search engines. */
export type PostSummary = Omit<Post, 'content' | 'contents' | 'words' | 'seoTitle' | 'seoDescription'>
