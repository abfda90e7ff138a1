import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { Lead } from '@site/design/Heading'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import { NoticeActions } from './NoticeActions.tsx'
import { ShopDrawing } from './ShopDrawing.tsx'

type Props = {
  /** The way to try again. */
  retry: ReactNode
  /** What belongs into the head. */
  children?: ReactNode
}

const text = 'Olá! Uma página do site não abriu para mim. Podem me ajudar?'

/** Says that a page cannot be had at the moment, and that the rest of the site can. */
export function UnavailableNotice({ retry, children }: Props) {
  const site = useSite()
  return (
    <Notice role="alert" drawing={<ShopDrawing sign="Já volto" />}>
      {children}
      <h1>Esta página está indisponível no momento</h1>
      <Lead>O resto do site continua funcionando. Tente de novo em alguns instantes ou chame a gente no WhatsApp.</Lead>
      <NoticeActions>
        {retry}
        <ButtonLink look="whatsApp" {...whatsAppLink(site, text)}>
          Chamar no WhatsApp
        </ButtonLink>
      </NoticeActions>
    </Notice>
  )
}
