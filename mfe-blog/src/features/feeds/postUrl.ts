import type { SiteFacts } from 'shared/contracts/SiteFacts.ts'
import type { Post } from '../posts/Post.ts'

/** Public address of a post. */
export function postUrl({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, { slug }: Pick<Post, 'slug'>): string {
  return `${siteUrl}/blog/${slug}`
}
