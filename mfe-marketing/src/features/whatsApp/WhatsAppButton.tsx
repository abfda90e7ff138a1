import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { siteTime } from '@site/contracts/siteNumbers'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'

/** Prefilled texts of visitors' messages (specification, section 7, call 7). */
export const siteRequest = (site: Pick<SiteFacts, 'numbers'>) =>
  `Olá! Quero meu site no ar em ${siteTime(site)}. Podemos conversar?`
export const quoteRequest = 'Olá! Meu nome é [NOME], da empresa [EMPRESA], e gostaria de um orçamento.'

type Props = {
  /** The prefilled text. */
  text: string
  children: string
}

// The glyph comes after the text and has its space before it: text that arrives would move it.
const Label = styled.span({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '22px',
  paddingLeft: '30px',
  '& svg': { position: 'absolute', left: 0, top: 'calc(50% - 11px)' },
})

/** The green button that starts a conversation. */
export function WhatsAppButton({ text, children }: Props) {
  const site = useSite()
  return (
    <ButtonLink look="whatsApp" {...whatsAppLink(site, text)}>
      <Label>
        {children}
        <WhatsAppGlyph />
      </Label>
    </ButtonLink>
  )
}

/** A speech bubble with a telephone receiver, in the text's colour. */
function WhatsAppGlyph() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
      <path d="M12 2a10 10 0 0 0-8.6 15.1L2 22l5-1.3A10 10 0 1 0 12 2m0 2a8 8 0 1 1-4.3 14.8l-.4-.3-2.4.7.7-2.4-.3-.4A8 8 0 0 1 12 4M8.6 7.3c-.3 0-.7.1-1 .5-.4.4-1 1-1 2.4s1 2.8 1.2 3c.2.2 2 3.1 4.9 4.2 2.4.9 2.9.7 3.4.6.5 0 1.7-.7 1.9-1.4s.2-1.2.2-1.4l-.6-.4-1.9-.9c-.2-.1-.5-.1-.7.2l-.9 1.1c-.2.2-.3.2-.6.1a7 7 0 0 1-3.8-3.3c-.2-.3 0-.5.1-.6l.8-1v-.5l-.9-2.1c-.2-.5-.4-.5-.6-.5z" />
    </svg>
  )
}
