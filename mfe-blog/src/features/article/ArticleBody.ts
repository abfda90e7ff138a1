import type { ArticleSummary } from '../list/articleSummary.ts'
import type { Post } from '../posts/Post.ts'

/** The article itself and what stands around it. Only read, so it is sent as HTML alone and never for hydration. */
export type ArticleBody = Pick<Post, 'content' | 'contents' | 'tags' | 'cover'> & {
  related: readonly ArticleSummary[]
  /** For search engines: schema.org's BlogPosting and BreadcrumbList. */
  structuredData: readonly object[]
}
