import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { Lead } from '@site/design/Heading'
import type { ReactNode } from 'react'
import { Notice, NoticeActions } from './Notice.tsx'
import { ShopDrawing } from './ShopDrawing.tsx'

/** A clock: back soon. */
const backSoon = 'M120 110a10 10 0 1 0 .1 0m0 4v6l4 3'

type Props = {
  /** The link or button to try again. */
  retry: ReactNode
  /** Content for the head. */
  children?: ReactNode
}

const text = 'Olá! Uma página do site não abriu para mim. Podem me ajudar?'

/** Says that a page is unavailable at the moment, and that the rest of the site works. */
function UnavailableNotice({ retry, children }: Props) {
  const site = useSite()
  return (
    <Notice role="alert" drawing={<ShopDrawing sign={backSoon} />}>
      {children}
      <h1>Esta página está indisponível no momento</h1>
      <Lead>O resto do site continua funcionando. Tente de novo em alguns instantes ou chame a gente no WhatsApp.</Lead>
      <NoticeActions>
        {retry}
        <ButtonLink look="quiet" {...whatsAppLink(site, text)}>
          Chamar no WhatsApp
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}

/** Replaces a page whose files cannot be loaded on a client-side navigation. */
export function PageFallback({ onRetry }: { onRetry: () => void }) {
  const site = useSite()
  const title = `Página indisponível | ${site.brand}`
  return (
    <UnavailableNotice retry={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <title>{title}</title>
    </UnavailableNotice>
  )
}

/**
 * The response for a path whose remote has no working release. The link requests the same address again, even without
 * scripts.
 */
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
