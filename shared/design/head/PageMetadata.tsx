// By this name it is the shell's own copy at run time; a relative import would bundle another one.
import { useSite } from '@site/contracts/useSite'

type Picture = {
  /** Address on this site of a picture that `drawSocialImages` made. */
  src: string
  /** What the picture shows, for those who do not see it. */
  alt: string
}

type Props = { title: string; description: string; path: string; image: Picture }

/** Title, description, address and what a shared link shows. React lifts all of it into the head. */
export function PageMetadata({ title, description, path, image }: Props) {
  const { brand, siteUrl } = useSite()
  const fullTitle = `${title} | ${brand}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
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

/** The picture that a shared link to this page shows, 1200 by 630. React lifts it into the head. */
export function SocialImage({ src, alt }: Picture) {
  const address = useSite().siteUrl + src
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}
