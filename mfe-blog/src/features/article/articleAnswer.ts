import type { PageAnswer } from '@site/contracts/Page'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '@site/design/JsonLd'
import { type ArticleSummary, articleSummary } from '../card/articleSummary.ts'
import { blogPostingData } from '../feeds/structuredData.ts'
import type { Post, PostSummary } from '../posts/Post.ts'

/** What an article's page needs for its head and its first view; printed into the document for hydration. */
export type ArticleFacts = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'category' | 'author' | 'date' | 'isoDate' | 'readTime' | 'seoTitle' | 'seoDescription'
> &
  Pick<ArticleSummary, 'views'> & { socialImage: Post['cover']['social'] & { alt: string } }

/** The article itself and what stands around it. Only read, so it is sent as HTML alone and never for hydration. */
export type ArticleBody = Pick<Post, 'content' | 'contents' | 'tags' | 'cover'> & {
  related: readonly ArticleSummary[]
  /** For search engines: schema.org's BlogPosting and BreadcrumbList. */
  structuredData: readonly object[]
}

/** Answers the article with this slug; an unknown one is not found. */
export function articleAnswer(
  posts: readonly Post[],
  slug: string | undefined,
  site: SiteFacts,
): PageAnswer<ArticleFacts | null, ArticleBody | undefined> {
  const views = site.evidence?.views.articles ?? {}
  const post = posts.find((each) => each.slug === slug)
  if (!post) return { status: 404, data: null }
  const { title, excerpt, category, author, date, isoDate, readTime, seoTitle, seoDescription, cover } = post
  return {
    status: 200,
    data: {
      slug: post.slug,
      title,
      excerpt,
      category,
      author,
      date,
      isoDate,
      readTime,
      views: views[post.slug] ?? '',
      seoTitle,
      seoDescription,
      socialImage: { ...cover.social, alt: cover.alt },
    },
    serverOnly: {
      content: post.content,
      contents: post.contents,
      tags: post.tags,
      cover,
      related: relatedPosts(posts, post.slug).map((related) => articleSummary(related, views)),
      structuredData: [
        blogPostingData(site, post),
        breadcrumbData(site, title, `/blog/${post.slug}`, [{ name: 'Blog', path: '/blog' }]),
      ],
    },
  }
}

const MOST_RELATED = 3

/** The three most recent posts other than this one (specification, section 2), newest first. */
export function relatedPosts<Post extends Pick<PostSummary, 'slug' | 'isoDate'>>(
  posts: readonly Post[],
  slug: string,
): Post[] {
  return posts
    .filter((post) => post.slug !== slug)
    .sort((one, other) => other.isoDate.localeCompare(one.isoDate))
    .slice(0, MOST_RELATED)
}
