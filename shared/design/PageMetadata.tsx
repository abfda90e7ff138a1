import { useSite } from '@site/contracts/useSite'
import { PageTitle } from './PageTitle.tsx'
import { SocialImage } from './SocialImage.tsx'

type Props = { title: string; description: string; path: string; image: { src: string; alt: string } }

/** Title, description, address and what a shared link shows. React lifts all of it into the head. */
export function PageMetadata({ title, description, path, image }: Props) {
  const { brand, siteUrl } = useSite()
  const fullTitle = `${title} | ${brand}`
  return (
    <>
      <PageTitle title={fullTitle} description={description} />
      <link rel="canonical" href={siteUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + path} />
      <meta name="twitter:card" content="summary_large_image" />
      <SocialImage {...image} />
    </>
  )
}
