import type { Post, PostSummary } from './Post.ts'

/** What lists need of these posts, in the same order. */
export function summariesOf(posts: readonly Post[]): PostSummary[] {
  return posts.map(({ content, contents, words, seoTitle, seoDescription, ...summary }) => summary)
}
