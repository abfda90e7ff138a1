import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { whatsAppLink } from '@site/contracts/whatsAppLink'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, font, radius, space } from '@site/design/tokens'
import { useEffect, useRef } from 'react'
import type { Score } from '../quiz/score/scoreOf.ts'
import { talkText } from './resultTexts.ts'

type Props = { score: Score; focused: boolean }

const Box = styled.section({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  padding: space.box,
  background: color.sky,
  borderRadius: radius.control,
})
const Thanks = styled.p({ fontSize: font.size.h3, fontWeight: 800, lineHeight: '1.25' })

export function ThankYou({ score, focused }: Props) {
  const site = useSite()
  const thanks = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (focused) thanks.current?.focus()
  }, [focused])

  return (
    <Box>
      <Thanks ref={thanks} role="status" tabIndex={-1}>
        Obrigado! Entraremos em contato em breve.
      </Thanks>
      <p>Tem pressa? Conte agora mesmo o que o seu negócio precisa.</p>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, talkText(score))}>
        Conversar pelo WhatsApp
      </ButtonLink>
    </Box>
  )
}
