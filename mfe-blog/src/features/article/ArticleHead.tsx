import { useSite } from '@site/contracts/useSite'
import { PageTitle, SocialImage } from '@site/design/PageMetadata'
import { FeedLinks } from '../feeds/FeedLinks.tsx'
import type { ArticleFacts } from './articleData.ts'

type Props = { article: ArticleFacts }

/** An article's metadata in the document's head. */
export function ArticleHead({ article }: Props) {
  const { brand, siteUrl } = useSite()
  const { slug, title, seoTitle, seoDescription, isoDate, lastChanged, category, author, socialImage } = article
  const url = `${siteUrl}/blog/${slug}`
  return (
    <>
      <PageTitle title={`${seoTitle} | ${brand}`} description={seoDescription} />
      <meta name="author" content={author} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seoDescription} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="article:published_time" content={isoDate} />
      <meta property="article:modified_time" content={lastChanged} />
      <meta property="article:section" content={category} />
      <meta name="twitter:card" content="summary_large_image" />
      <SocialImage {...socialImage} />
      <FeedLinks />
    </>
  )
}
