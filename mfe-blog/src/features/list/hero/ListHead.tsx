import { useSite } from '@site/contracts/useSite'
import { PageTitle, SocialImage } from '@site/design/PageMetadata'
import socialImage from '#build/social/blog.json'
import { FeedLinks } from '../../feeds/FeedLinks.tsx'
import type { ListMetadata } from './listMetadata.ts'

type Props = { metadata: ListMetadata }

/** The list's metadata in the document's head. */
export function ListHead({ metadata: { title, description, canonical, indexed, previous, next } }: Props) {
  const { brand, siteUrl } = useSite()
  const fullTitle = `${title} | ${brand}`
  return (
    <>
      <PageTitle title={fullTitle} description={description} />
      {!indexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={siteUrl + canonical} />
      {previous && <link rel="prev" href={siteUrl + previous} />}
      {next && <link rel="next" href={siteUrl + next} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + canonical} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="pt_BR" />
      <meta name="twitter:card" content="summary_large_image" />
      <SocialImage
        src={socialImage.src}
        alt="Desenho: uma revista com uma loja na capa, entre um artigo com um gráfico que sobe e outro com um ponto no mapa."
      />
      <FeedLinks />
    </>
  )
}
