import type { PageAnswer } from '@site/contracts/PageData'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { blogPostingData } from '../feeds/blogPostingData.ts'
import { breadcrumbData } from '../feeds/breadcrumbData.ts'
import { articleSummary } from '../list/articleSummary.ts'
import type { Post } from '../posts/Post.ts'
import type { ArticleBody } from './ArticleBody.ts'
import type { ArticleFacts } from './ArticleFacts.ts'
import { relatedPosts } from './relatedPosts.ts'

/** Answers the article with this slug; an unknown one is not found. */
export function articleAnswer(
  posts: readonly Post[],
  slug: string | undefined,
  site: SiteFacts,
): PageAnswer<ArticleFacts | null, ArticleBody | undefined> {
  const post = posts.find((each) => each.slug === slug)
  if (!post) return { status: 404, data: null }
  const { title, excerpt, category, author, date, isoDate, readTime, views, seoTitle, seoDescription, cover } = post
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
      views,
      seoTitle,
      seoDescription,
      socialImage: { ...cover.social, alt: cover.alt },
    },
    serverOnly: {
      content: post.content,
      contents: post.contents,
      tags: post.tags,
      cover,
      related: relatedPosts(posts, post.slug).map(articleSummary),
      structuredData: [blogPostingData(site, post), breadcrumbData(site, post)],
    },
  }
}
