import styled from '@emotion/styled'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, edge, font, media, radius, space } from '@site/design/tokens'
import { ReplyTime } from '@site/leads/ReplyTime'
import { useEffect, useRef } from 'react'
import { blogEbookForm } from './blogEbookForm.ts'
import { ebookDocument } from './ebookDocument.ts'

type Props = {
  chatUrl: string
  /** The server does not have the request yet. */
  waits: boolean
  /** The form's height in pixels. */
  minHeight?: number
}

const Box = styled.div<{ minHeight?: number }>(({ minHeight }) => ({
  minHeight,
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  padding: space.box,
  border: edge,
  borderRadius: radius.card,
  background: color.mint,
  '& a': { justifySelf: 'start', minWidth: 'min(100%,14rem)' },
  '& h3:focus': { outline: 'none', boxShadow: 'none' },
  // No taller than the form was, even outside opening hours, when there is more text.
  [media.mobile]: { gap: space.m, padding: space.l, fontSize: font.size.small },
}))

/** Replaces the form once the e-book is on its way. */
export function EbookSent({ chatUrl, waits, minHeight }: Props) {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button has been removed.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Box minHeight={minHeight}>
      <h3 ref={title} tabIndex={-1}>
        {waits ? blogEbookForm.waiting.title : blogEbookForm.thanks.title}
      </h3>
      <p>
        {waits
          ? blogEbookForm.waiting.text
          : 'Não precisa esperar: o e-book está aqui. Em instantes, abrimos também uma conversa no WhatsApp.'}
      </p>
      {!waits && <ReplyTime reminds />}
      <ButtonLink look="quiet" href={serviceOf(site, ebookDocument)} target="_blank" rel="noopener">
        {blogEbookForm.thanks.link.label}
      </ButtonLink>
      <ButtonLink look="whatsApp" href={chatUrl} target="_blank" rel="noopener">
        Abrir o WhatsApp
      </ButtonLink>
    </Box>
  )
}
