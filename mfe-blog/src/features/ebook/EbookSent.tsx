import styled from '@emotion/styled'
import { serviceOf, useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { color, edge, radius, space } from '@site/design/tokens'
import { AnswerTime } from '@site/leads/AnswerTime'
import { useEffect, useRef } from 'react'
import { blogEbookForm } from './blogEbookForm.ts'
import { ebookDocument } from './ebookDocument.ts'

type Props = {
  chatUrl: string
  /** The request is not with us yet. */
  waits: boolean
  /** How high the form was, in pixels. */
  minHeight?: number
}

const Box = styled.div<{ minHeight?: number }>(({ minHeight }) => ({
  minHeight,
  display: 'grid',
  alignContent: 'center',
  gap: space.l,
  justifyItems: 'start',
  padding: space.box,
  border: edge,
  borderRadius: radius.card,
  background: color.mint,
  '& h3:focus': { outline: 'none', boxShadow: 'none' },
}))

/** Takes the form's place when the e-book is on its way. */
export function EbookSent({ chatUrl, waits, minHeight }: Props) {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Box minHeight={minHeight}>
      <h3 ref={title} tabIndex={-1}>
        {waits ? blogEbookForm.waiting.title : blogEbookForm.thanks.title}
      </h3>
      <p>
        {waits
          ? blogEbookForm.waiting.text
          : 'Não precisa esperar: o e-book já está aqui. Em instantes também abrimos uma conversa no WhatsApp, para tirar as suas dúvidas.'}
      </p>
      {!waits && <AnswerTime reminds />}
      <ButtonLink look="quiet" href={serviceOf(site, ebookDocument)} target="_blank" rel="noopener">
        {blogEbookForm.thanks.link.label}
      </ButtonLink>
      <ButtonLink look="whatsApp" href={chatUrl} target="_blank" rel="noopener">
        Abrir o WhatsApp
      </ButtonLink>
    </Box>
  )
}
