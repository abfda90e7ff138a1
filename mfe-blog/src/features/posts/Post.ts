import type { SiteFacts } from '@site/contracts/SiteFacts'

/** A heading in an article's table of contents; `level` is 2 or 3. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 }

/** A blog post (specification, section 3), built from a Markdown file. */
export type Post = {
  id: number
  title: string
  slug: string
  excerpt: string
  /** The name of its category. */
  category: string
  tags: readonly string[]
  author: string
  /** As shown: '12 Jan 2025'. */
  date: string
  /** As an ISO date: '2025-01-12'. */
  isoDate: string
  /** The day of the last change of its content, as an ISO date: that of the post itself if it has not changed. */
  lastChanged: string
  /** From the article's actual number of words: '6 min de leitura'. */
  readTime: string
  featured: boolean
  seoTitle: string
  seoDescription: string
  /** Safe HTML; headings start at h2 and have the ids of `contents`. */
  content: string
  contents: readonly ContentsEntry[]
  words: number
  cover: Cover
}

/** Checks a page's content, which the build wrote: a post has a text. */
export function isPost(content: unknown): content is Post {
  return typeof content === 'object' && content !== null && 'slug' in content && 'contents' in content
}

/** A post's drawing, encoded by the build. Addresses are absolute paths that change with the drawing. */
export type Cover = {
  /** What the drawing shows, in Portuguese. */
  alt: string
  /** Intrinsic size of the largest image, for `width` and `height` attributes. */
  width: number
  height: number
  /** For browsers that support neither AVIF nor WebP. */
  src: string
  /** For `<source>` elements, best format first; add `sizes` where the image is shown. */
  sources: readonly CoverSource[]
  /** For Open Graph, Twitter and feeds: a path of the site, 1200 by 630. */
  social: { src: string; width: number; height: number; type: 'image/jpeg' }
}

type CoverSource = { type: 'image/avif' | 'image/webp'; srcSet: string }

/** The day on which any of the posts changed last; undefined without posts. */
export function latestChange(posts: readonly Pick<Post, 'lastChanged'>[]): string | undefined {
  return posts
    .map(({ lastChanged }) => lastChanged)
    .toSorted()
    .at(-1)
}

/** Public address of a post. */
export function postUrl({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, { slug }: Pick<Post, 'slug'>): string {
  return `${siteUrl}/blog/${slug}`
}
