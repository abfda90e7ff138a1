import styled from '@emotion/styled'
import { whatsAppLink, whatsAppUrl } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Button, ButtonLink } from '@site/design/Button'
import { color, font, space } from '@site/design/tokens'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../quiz/questions/Question.ts'
import { scoreOf } from '../quiz/score/scoreOf.ts'
import { Gauge } from './Gauge.tsx'
import { QuizLeadForm } from './QuizLeadForm.tsx'
import { quizForm } from './quizForm.ts'
import { Recommendations } from './Recommendations.tsx'
import { shareText, talkText } from './resultTexts.ts'
import { ThankYou } from './ThankYou.tsx'

type Props = {
  answers: readonly Answer[]
  /** The visitor has just finished: the result takes the focus. */
  focused: boolean
  leadGiven: boolean
  onLeadGiven: () => void
  /** The server asks for a correction: the form is shown again. */
  onLeadRefused: () => void
  onRestart: () => void
  send?: typeof sendLead
}

const View = styled.div({ display: 'grid', gap: space.xxl })
const Head = styled.div({ display: 'grid', gap: space.s, textAlign: 'center' })
const Percent = styled.p({ fontSize: font.size.h1, fontWeight: 800, lineHeight: '1', letterSpacing: '-.02em' })
const Soft = styled.p({ color: color.inkSoft })
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m, '& > *': { flex: '1 1 14rem' } })

/** The score, what it means, and the form that asks for a conversation about it. */
export function ResultView({ answers, focused, leadGiven, onLeadGiven, onLeadRefused, onRestart, send }: Props) {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  const [justSent, setJustSent] = useState(false)
  const [outcome, setOutcome] = useState<SendResult['status']>()
  const score = scoreOf(answers)
  const { points, mostPoints, percent, level } = score

  useEffect(() => {
    if (focused) title.current?.focus()
  }, [focused])

  // Thanks follow at once, however sending ends (specification, section 4): what could not be sent waits in this browser.
  const lead = useLeadForm(quizForm, {
    send,
    silent: true,
    onSubmit() {
      setJustSent(true)
      onLeadGiven()
    },
    onSettled(result) {
      setOutcome(result.status)
      if (result.status === 'rejected' && Object.keys(result.fields).length > 0) onLeadRefused()
    },
  })

  return (
    <View>
      <Head>
        <Gauge score={score} />
        <Percent>{percent}%</Percent>
        <h2 ref={title} tabIndex={-1}>
          Seu nível: {level.name}
        </h2>
        <p>{level.sentence}</p>
        <Soft>
          Você fez {points} de {mostPoints} pontos.
        </Soft>
      </Head>
      <Recommendations answers={answers} />
      {leadGiven ? (
        <ThankYou score={score} focused={justSent} outcome={outcome} />
      ) : (
        <QuizLeadForm points={points} lead={lead} />
      )}
      <Actions>
        {!leadGiven && (
          <ButtonLink look="quiet" {...whatsAppLink(site, talkText(score))}>
            Enviar o resultado pelo WhatsApp
          </ButtonLink>
        )}
        <ButtonLink
          look="quiet"
          href={whatsAppUrl(shareText(score, site.brand, `${site.siteUrl}/quiz`))}
          target="_blank"
          rel="noopener"
        >
          Compartilhar no WhatsApp
        </ButtonLink>
        <Button look="quiet" onClick={onRestart}>
          Refazer o quiz
        </Button>
      </Actions>
    </View>
  )
}
