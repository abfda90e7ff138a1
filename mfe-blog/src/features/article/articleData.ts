import type { PageRequest, PageResponse } from '@site/contracts/Page'
import { fillIn } from '@site/contracts/placeholders'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { breadcrumbData } from '@site/design/JsonLd'
import { type ArticleSummary, articleSummary, shadeOf } from '../card/articleSummary.ts'
import { articleViews } from '../card/articleViews.ts'
import { blogPostingData } from '../feeds/structuredData.ts'
import { type Category, categories } from '../posts/categories.ts'
import { newestPosts } from '../posts/newestPosts.ts'
import { isPost, type Post } from '../posts/Post.ts'
import type { PostSummary } from '../posts/PostIndex.ts'
import { inNamed, namedCategories } from '../posts/published/namedCategories.ts'
import { publishedPost, withPublishedSummaries } from '../posts/published/publishedPosts.ts'

/** What an article's page needs for its head and above the fold; embedded in the document for hydration. */
export type ArticleFacts = Pick<
  Post,
  | 'slug'
  | 'title'
  | 'excerpt'
  | 'category'
  | 'author'
  | 'date'
  | 'isoDate'
  | 'lastChanged'
  | 'readTime'
  | 'seoTitle'
  | 'seoDescription'
> &
  Pick<ArticleSummary, 'views' | 'shade'> & { socialImage: { src: string; alt: string } }

/** The article itself and what surrounds it. Read-only, so it is sent only as HTML and not again for hydration. */
export type ArticleBody = Pick<Post, 'content' | 'contents' | 'tags' | 'cover'> & {
  related: readonly ArticleSummary[]
  /** For search engines: schema.org's BlogPosting and BreadcrumbList. */
  structuredData: readonly object[]
}

/** Returns the article for an address: a writer's, or the release's. */
export function load({ content, params, site }: Pick<PageRequest, 'content' | 'params' | 'site'>) {
  const released = isPost(content) ? content : undefined
  const post = publishedPost(site, params.slug, released) ?? released
  const named = namedCategories(site)
  const [shown] = inNamed(post ? [post] : [], named)
  return articleResponse(shown, inNamed(withPublishedSummaries(site, newestPosts()), named), site, named)
}

/** The response for an article among other posts; 404 if there is no article. */
export function articleResponse(
  post: Post | undefined,
  posts: readonly PostSummary[],
  site: SiteFacts,
  named: readonly Category[] = categories,
): PageResponse<ArticleFacts | null, ArticleBody | undefined> {
  const views = articleViews(site)
  if (!post) return { status: 404, data: null }
  const { title, excerpt, category, author, date, isoDate, lastChanged, readTime, seoTitle, seoDescription, cover } =
    post
  return {
    status: 200,
    data: {
      slug: post.slug,
      title,
      excerpt,
      category,
      shade: shadeOf(category, named),
      author,
      date,
      isoDate,
      lastChanged,
      readTime,
      views: views[post.slug] ?? '',
      seoTitle,
      seoDescription,
      socialImage: { src: cover.social.src, alt: cover.alt },
    },
    serverOnly: {
      content: fillIn(post.content, site),
      contents: post.contents,
      tags: post.tags,
      cover,
      related: relatedPosts(posts, post.slug).map((related) => articleSummary(related, views, named)),
      structuredData: [
        blogPostingData(site, post),
        breadcrumbData(site, title, `/blog/${post.slug}`, [{ name: 'Blog', path: '/blog' }]),
      ],
    },
  }
}

const MAX_RELATED = 3

/** The three most recent posts other than this one (specification, section 2), newest first. */
export function relatedPosts<Post extends Pick<PostSummary, 'slug' | 'isoDate'>>(
  posts: readonly Post[],
  slug: string,
): Post[] {
  const related: Post[] = []
  for (const post of posts) {
    if (post.slug === slug) continue
    // Compares each of possibly thousands of posts only with the three newest so far.
    const place = related.findIndex(({ isoDate }) => isoDate < post.isoDate)
    if (place >= 0) related.splice(place, 0, post)
    else related.push(post)
    related.length = Math.min(related.length, MAX_RELATED)
  }
  return related
}
