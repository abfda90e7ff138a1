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
    dateModified: post.isoDate,
    inLanguage: 'pt-BR',
    articleSection: post.category,
    keywords: post.tags.join(', '),
    wordCount: post.words,
    author: { '@type': 'Organization', name: post.author, url: `${site.siteUrl}/sobre` },
    publisher,
  }
}

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
