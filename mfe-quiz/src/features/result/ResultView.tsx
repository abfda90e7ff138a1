import styled from '@emotion/styled'
import { whatsAppUrl } from '@site/contracts/channels'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { ButtonLink } from '@site/design/ButtonLink'
import { color, font, space } from '@site/design/tokens'
import type { SendResult, sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../quiz/questions/Question.ts'
import { scoreOf } from '../quiz/score/scoreOf.ts'
import { STEP_ACTION } from '../quiz/steps/StepFields.tsx'
import type { Advice } from './adviceWords.ts'
import { Gauge } from './Gauge.tsx'
import { QuizLeadForm } from './QuizLeadForm.tsx'
import { quizForm } from './quizForm.ts'
import { Recommendations } from './Recommendations.tsx'
import { shareText } from './resultTexts.ts'
import { ThankYou } from './ThankYou.tsx'

type Props = {
  answers: readonly Answer[]
  advice: Advice
  /** The visitor has just finished: the result gets the focus. */
  focused: boolean
  leadSent: boolean
  onLeadSent: () => void
  /** The server has rejected the lead: the form is shown again. */
  onLeadRefused: () => void
  onRestart: () => void
  send?: typeof sendLead
}

const View = styled.div({ display: 'grid', gap: space.xxl })
const Head = styled.div({ display: 'grid', gap: space.s, textAlign: 'center' })
const Percent = styled.p({ fontSize: font.size.h1, fontWeight: 800, lineHeight: '1', letterSpacing: '-.02em' })
const Soft = styled.p({ color: color.inkSoft })
// The thanks take as much space as the form, which the server may ask for once more: nothing below moves.
const Contact = styled.div<{ minHeight: number | undefined }>(({ minHeight }) => ({ display: 'grid', minHeight }))
const Restart = styled.form({ display: 'grid' })
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.m, '& > *': { flex: '1 1 14rem' } })

/** The score, what it means, and the form that requests a conversation about it. */
export function ResultView({ answers, advice, focused, leadSent, onLeadSent, onLeadRefused, onRestart, send }: Props) {
  const site = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  const [justSent, setJustSent] = useState(false)
  const [outcome, setOutcome] = useState<SendResult['status']>()
  const contact = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  const score = scoreOf(answers)
  const { points, maxPoints, percent, level } = score

  useEffect(() => {
    if (focused) title.current?.focus()
  }, [focused])

  // The thank-you state follows at once, whatever the outcome (specification, section 4): an unsent lead waits in this
  // browser.
  const lead = useLeadForm(quizForm, {
    send,
    silent: true,
    onSubmit() {
      setJustSent(true)
      setHeight(contact.current?.offsetHeight)
      onLeadSent()
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
        <Percent>{`${percent}%`}</Percent>
        <h2 ref={title} tabIndex={-1}>
          {`Seu nível: ${level.name}`}
        </h2>
        <p>{level.sentence}</p>
        <Soft>{`Você fez ${points} de ${maxPoints} pontos.`}</Soft>
      </Head>
      <Recommendations answers={answers} advice={advice} />
      <Contact ref={contact} minHeight={height}>
        {leadSent ? (
          <ThankYou score={score} focused={justSent} outcome={outcome} />
        ) : (
          <QuizLeadForm score={score} lead={lead} late={justSent} />
        )}
      </Contact>
      <Actions>
        <ButtonLink
          look="quiet"
          href={whatsAppUrl(shareText(score, site.brand, `${site.siteUrl}/quiz`))}
          target="_blank"
          rel="noopener"
        >
          Compartilhar no WhatsApp
        </ButtonLink>
        <Restart
          action={STEP_ACTION}
          onSubmit={(event) => {
            event.preventDefault()
            onRestart()
          }}
        >
          <Button type="submit" look="quiet">
            Refazer o quiz
          </Button>
        </Restart>
      </Actions>
    </View>
  )
}
