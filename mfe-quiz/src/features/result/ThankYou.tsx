import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/Button'
import { color, font, radius, space } from '@site/design/tokens'
import type { SendResult } from '@site/leads/sendLead'
import { useEffect, useRef } from 'react'
import type { Score } from '../quiz/score/scoreOf.ts'
import { quizForm } from './quizForm.ts'
import { talkText } from './resultTexts.ts'

type Props = {
  score: Score
  focused: boolean
  /** How sending ended, once it is known. */
  outcome: SendResult['status'] | undefined
}

const HELD =
  'Ainda não conseguimos enviar os seus dados. Deixe esta página aberta: tentamos de novo assim que a conexão voltar.'

const Box = styled.section({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  padding: space.box,
  background: color.sky,
  borderRadius: radius.control,
})
const Thanks = styled.p({ fontSize: font.size.h3, fontWeight: 800, lineHeight: '1.25' })

/** Takes the place of the form once contact data was given, however sending ends. */
export function ThankYou({ score, focused, outcome }: Props) {
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
      <p role="status">
        {outcome === 'kept' && quizForm.waiting.text}
        {outcome === 'unreachable' && HELD}
      </p>
      <p>Tem pressa? Conte agora mesmo o que o seu negócio precisa.</p>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, talkText(score))}>
        Conversar pelo WhatsApp
      </ButtonLink>
    </Box>
  )
}
