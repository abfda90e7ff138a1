import type { SiteFacts } from '@site/contracts/SiteFacts'
import { generateAtomFeed } from 'feedsmith'
import { type Post, postUrl } from '../posts/Post.ts'
import { feedContent, feedFacts, feedTopics, timeOf, withoutPaddedCData } from './blogFeed.ts'

/** Address of the blog's Atom feed. */
export const atomPath = '/blog/atom.xml'

/** The newest posts with their full text as Atom. `posts` come newest first. */
export function atomFeed(site: SiteFacts, posts: readonly Post[]): string {
  const { title, description, address, language, copyright, newest, updated } = feedFacts(site, posts)
  const xml = generateAtomFeed({
    id: address,
    title: { value: title },
    subtitle: { value: description },
    updated,
    rights: { value: copyright },
    authors: [{ name: site.brand, uri: site.siteUrl }],
    links: [
      { href: `${site.siteUrl}${atomPath}`, rel: 'self', type: 'application/atom+xml' },
      { href: address, rel: 'alternate', type: 'text/html', hreflang: language },
    ],
    entries: newest.map((post) => ({
      id: postUrl(site, post),
      title: { value: post.title },
      published: timeOf(post.isoDate),
      updated: timeOf(post.lastChanged),
      summary: { value: post.excerpt },
      content: { value: feedContent(site, post), type: 'html' },
      authors: [{ name: post.author }],
      categories: feedTopics(post).map((term) => ({ term })),
      links: [{ href: postUrl(site, post), rel: 'alternate', type: 'text/html' }],
    })),
  })
  return withoutPaddedCData(xml)
}
