// By this name it is the shell's own copy at run time; a relative import would bundle another one.
import { useSite } from '@site/contracts/useSite'

type Props = {
  /** Address on this site of a picture that `drawSocialImages` made. */
  src: string
  /** What the picture shows, for those who do not see it. */
  alt: string
}

/** The picture that a shared link to this page shows, 1200 by 630. React lifts it into the head. */
export function SocialImage({ src, alt }: Props) {
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
