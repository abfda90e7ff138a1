// By this name it is the shell's own copy at run time; a relative import would bundle a second one.
import { SummaryContext, useSite } from '@site/contracts/useSite'
import { useContext } from 'react'

type Picture = {
  /** Path on this site of an image that `drawSocialImages` made. */
  src: string
  /** Text alternative of the image. */
  alt: string
}

type Props = { title: string; description: string; path: string; image: Picture }

/** Title, description, canonical address, and what a shared link shows. React hoists all of it into the head. */
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

/** The image for shared links to this page, 1200 by 630. React hoists it into the head. */
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

/** A page's title and description. React hoists both into the head; the server also collects them as data. */
export function PageTitle({ title, description }: Pick<Props, 'title' | 'description'>) {
  useContext(SummaryContext)?.({ title, description })
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
