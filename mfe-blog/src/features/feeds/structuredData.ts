import type { SiteFacts } from '@site/contracts/SiteFacts'
import { type Post, postUrl } from '../posts/Post.ts'

/** A post as schema.org's BlogPosting, for `<JsonLd>`. */
export function blogPostingData(site: SiteFacts, post: Omit<Post, 'content' | 'contents'>) {
  const { social } = post.cover
  const publisher = { '@type': 'Organization', name: site.brand, url: site.siteUrl }
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.seoDescription,
    url: postUrl(site, post),
    mainEntityOfPage: postUrl(site, post),
    image: { '@type': 'ImageObject', url: `${site.siteUrl}${social.src}`, width: social.width, height: social.height },
    datePublished: post.isoDate,
    dateModified: post.lastChanged,
    inLanguage: 'pt-BR',
    articleSection: post.category,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    author: { '@type': 'Organization', name: post.author, url: `${site.siteUrl}/sobre` },
    publisher,
  }
}
