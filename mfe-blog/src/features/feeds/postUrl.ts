import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Post } from '../posts/Post.ts'

/** Public address of a post. */
export function postUrl({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, { slug }: Pick<Post, 'slug'>): string {
  return `${siteUrl}/blog/${slug}`
}
