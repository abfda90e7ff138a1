import type { Cover, Post } from './Post.ts'

/** What lists show of a post: everything but the article itself and its metadata for search engines. */
export type PostSummary = Omit<Post, 'content' | 'contents' | 'words' | 'seoTitle' | 'seoDescription'>

/** What lists need of all posts, newest first, from the build. Posts refer to their drawing by its `src`. */
export type PostIndex = {
  covers: Readonly<Record<string, Omit<Cover, 'alt'>>>
  posts: readonly (Omit<PostSummary, 'cover'> & { cover: string; alt: string })[]
}

/** The summary of a post, or of its draft, for lists. */
export function summaryOf<Drawing>(post: Omit<Post, 'cover'> & { cover: Drawing }) {
  const { content: _, contents: __, words: ___, seoTitle: ____, seoDescription: _____, ...summary } = post
  return summary
}

/** An index of posts, with each drawing once, because it is parsed for every list. */
export function indexOf(posts: readonly PostSummary[]): PostIndex {
  const covers: Record<string, Omit<Cover, 'alt'>> = {}
  const entries = posts.map(({ cover: { alt, ...drawing }, ...summary }) => {
    covers[drawing.src] = drawing
    return { ...summary, cover: drawing.src, alt }
  })
  return { covers, posts: entries }
}

/** Checks the list page's content, which the build wrote: nothing else in the release has posts and their covers. */
export function isPostIndex(content: unknown): content is PostIndex {
  return typeof content === 'object' && content !== null && 'covers' in content && 'posts' in content
}

/** The posts of an index, each with its drawing. */
export function summariesIn({ covers, posts }: PostIndex): PostSummary[] {
  return posts.flatMap(({ alt, ...post }) => {
    const drawing = covers[post.cover]
    return drawing ? [{ ...post, cover: { ...drawing, alt } }] : []
  })
}
