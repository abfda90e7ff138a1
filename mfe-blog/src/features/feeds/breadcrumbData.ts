import type { SiteFacts } from '@site/contracts/SiteFacts'
import type { Post } from '../posts/Post.ts'
import { postUrl } from './postUrl.ts'

/** The way from the home page to a post as schema.org's BreadcrumbList, for `<JsonLd>`. */
export function breadcrumbData(site: Pick<SiteFacts, 'siteUrl'>, post: Pick<Post, 'slug' | 'title'>) {
  const steps = [
    { name: 'Início', item: `${site.siteUrl}/` },
    { name: 'Blog', item: `${site.siteUrl}/blog` },
    { name: post.title, item: postUrl(site, post) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
