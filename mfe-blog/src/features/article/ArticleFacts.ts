import type { Post } from '../posts/Post.ts'

/** What an article's page needs for its head and its first view; printed into the document for hydration. */
export type ArticleFacts = Pick<
  Post,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'author'
  | 'date'
  | 'isoDate'
  | 'readTime'
  | 'views'
  | 'seoTitle'
  | 'seoDescription'
> & { socialImage: Post['cover']['social'] & { alt: string } }
