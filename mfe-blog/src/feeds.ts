import type { RemoteDocument } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { atomFeed, atomPath } from './features/feeds/atomFeed.ts'
import { rssFeed, rssPath } from './features/feeds/rssFeed.ts'
import { newestPosts } from './features/posts/newestPosts.ts'
import { inNamed, namedCategories } from './features/posts/published/namedCategories.ts'
import { withPublished } from './features/posts/published/publishedPosts.ts'

/** The additional documents of this remote: the blog's feeds. */
export function documents(site: SiteFacts): RemoteDocument[] {
  const posts = inNamed(withPublished(site, newestPosts()), namedCategories(site))
  return [
    { path: rssPath, type: 'application/rss+xml; charset=utf-8', body: rssFeed(site, posts) },
    { path: atomPath, type: 'application/atom+xml; charset=utf-8', body: atomFeed(site, posts) },
  ]
}
