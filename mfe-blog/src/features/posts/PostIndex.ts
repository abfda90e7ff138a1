import type { Cover, Post } from './Post.ts'

/** What a list shows of a post: everything but the article itself and its metadata for search engines. */
export type PostSummary = Omit<Post, 'content' | 'contents' | 'words' | 'seoTitle' | 'seoDescription'>

/** What lists need of all posts, newest first, as the build made it. Posts name their drawing by its `src`. */
export type PostIndex = {
  covers: Readonly<Record<string, Omit<Cover, 'alt'>>>
  posts: readonly (Omit<PostSummary, 'cover'> & { cover: string; alt: string })[]
}

/** A post, or its draft, as lists show it. */
export function summaryOf<Drawing>(post: Omit<Post, 'cover'> & { cover: Drawing }) {
  const { content: _, contents: __, words: ___, seoTitle: ____, seoDescription: _____, ...summary } = post
  return summary
}

/** An index of posts, with each drawing once: it is read for every list. */
export function indexOf(posts: readonly PostSummary[]): PostIndex {
  const covers: Record<string, Omit<Cover, 'alt'>> = {}
  const entries = posts.map(({ cover: { alt, ...drawing }, ...summary }) => {
    covers[drawing.src] = drawing
    return { ...summary, cover: drawing.src, alt }
  })
  return { covers, posts: entries }
}

/** Content of the list's page, which the build wrote: nothing else in the release has posts and their covers. */
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
