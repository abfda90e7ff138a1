import type { SiteFacts } from '@site/contracts/SiteFacts'
import { escapeHtml } from '../posts/escapeHtml.ts'
import type { Post } from '../posts/Post.ts'
import { absoluteLinks } from './absoluteLinks.ts'
import { postUrl } from './postUrl.ts'

/** The whole article as a feed reader shows it: cover, then text, every address in full. */
export function feedContent(site: Pick<SiteFacts, 'siteUrl'>, post: Post): string {
  const { social, alt } = post.cover
  const cover = `<p><img src="${site.siteUrl}${social.src}" alt="${escapeHtml(alt)}" width="${social.width}" height="${social.height}"></p>`
  return `${cover}\n${absoluteLinks(post.content, site.siteUrl, postUrl(site, post))}`
}
