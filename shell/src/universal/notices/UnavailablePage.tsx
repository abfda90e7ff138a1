import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { UnavailableNotice } from './UnavailableNotice.tsx'

/** Answers a path whose remote has no release that works. The link asks for the same address again, also without scripts. */
export function UnavailablePage() {
  const site = useSite()
  const title = `Página indisponível | ${site.brand}`
  return (
    <UnavailableNotice retry={<ButtonLink href="">Tentar de novo</ButtonLink>}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </UnavailableNotice>
  )
}
