import styled from '@emotion/styled'
import { whatsAppLink } from '@site/contracts/channels'
import { emailReplyTimeOf } from '@site/contracts/emailReplyTime'
import { useSite } from '@site/contracts/useSite'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, edge, radius, space } from '@site/design/tokens'
import { ReplyTime } from '@site/leads/ReplyTime'
import type { SendResult } from '@site/leads/sendLead'
import { useEffect, useRef } from 'react'
import type { Score } from '../quiz/score/scoreOf.ts'
import { quizForm } from './quizForm.ts'
import { whatsAppMessage } from './resultTexts.ts'

type Props = {
  score: Score
  focused: boolean
  /** The outcome of sending, once it is known. */
  outcome: SendResult['status'] | undefined
}

const HELD =
  'Ainda não conseguimos enviar os seus dados. Deixe esta página aberta: tentamos de novo assim que a conexão voltar.'

const Box = styled.section({
  display: 'grid',
  gap: space.l,
  alignContent: 'center',
  justifyItems: 'start',
  padding: space.box,
  background: color.sky,
  border: edge,
  borderRadius: radius.control,
})
const Thanks = styled.h3({ lineHeight: '1.25' })
// The outcome is known later than the thanks: its space is reserved.
const Next = styled.div({ display: 'grid', '& > *': { gridArea: '1/1' }, '& p + p': { marginTop: space.s } })
const Answer = styled.div<{ shown: boolean }>(({ shown }) => ({ visibility: shown ? 'visible' : 'hidden' }))

/** Replaces the form once contact data was submitted, whatever the outcome. */
export function ThankYou({ score, focused, outcome }: Props) {
  const site = useSite()
  const thanks = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (focused) thanks.current?.focus()
  }, [focused])

  return (
    <Box>
      <Thanks ref={thanks} tabIndex={-1}>
        Obrigado! Entraremos em contato em breve.
      </Thanks>
      {focused && (
        <Next role="status">
          <Answer shown={outcome === 'sent'}>
            <p>{`Agora um especialista vê a sua pontuação. Por e-mail, você tem notícia nossa ${emailReplyTimeOf(site)}.`}</p>
            <ReplyTime reminds />
          </Answer>
          {outcome === 'kept' && <p>{quizForm.waiting.text}</p>}
          {outcome === 'unreachable' && <p>{HELD}</p>}
        </Next>
      )}
      <p>Tem pressa? Conte agora mesmo do que o seu negócio precisa.</p>
      <ButtonLink look="whatsApp" {...whatsAppLink(site, whatsAppMessage(score))}>
        Conversar pelo WhatsApp
      </ButtonLink>
    </Box>
  )
}
