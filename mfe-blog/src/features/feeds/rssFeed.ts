import type { SiteFacts } from '@site/contracts/SiteFacts'
import { generateRssFeed } from 'feedsmith'
import { type Post, postUrl } from '../posts/Post.ts'
import { feedContent, feedFacts, feedTopics, timeOf, withoutPaddedCData } from './blogFeed.ts'

/** Address of the blog's RSS feed. */
export const rssPath = '/blog/feed.xml'

/** The newest posts with their full text as RSS 2.0. `posts` come newest first. */
export function rssFeed(site: SiteFacts, posts: readonly Post[]): string {
  const { title, description, address, language, copyright, newest, updated } = feedFacts(site, posts)
  const xml = generateRssFeed({
    title,
    link: address,
    description,
    language,
    copyright,
    lastBuildDate: updated,
    atom: { links: [{ href: `${site.siteUrl}${rssPath}`, rel: 'self', type: 'application/rss+xml' }] },
    items: newest.map((post) => ({
      title: post.title,
      link: postUrl(site, post),
      guid: { value: postUrl(site, post), isPermaLink: true },
      pubDate: timeOf(post.isoDate),
      description: post.excerpt,
      categories: feedTopics(post).map((name) => ({ name })),
      // RSS expects an e-mail address in <author>; Dublin Core has an element for a name.
      dc: { creators: [post.author] },
      content: { encoded: feedContent(site, post) },
    })),
  })
  return withoutPaddedCData(xml)
}
