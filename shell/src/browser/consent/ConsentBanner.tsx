import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { color, font, media, radius, shadow, space } from '@site/design/tokens'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { type ConsentQuestion, consentQuestions } from './consentQuestions.ts'
import { type ConsentChoice, rememberedChoice } from './rememberedChoice.ts'
import { useConsent } from './useConsent.ts'
import { useBottomInset } from './useBottomInset.ts'

/**
 * Asks for consent before anything is loaded that needs it: for each purpose apart. Where nothing does, or with Global Privacy
 * Control, nothing is asked. Browser only.
 */
export function ConsentBanner() {
  const site = useSite()
  const questions = useMemo(() => consentQuestions(site), [site])
  return navigator.globalPrivacyControl ? null : <ConsentQuestions questions={questions} />
}

type Props = { questions: readonly ConsentQuestion[] }

const Box = styled.section({
  position: 'fixed',
  zIndex: 40,
  insetInline: space.l,
  bottom: space.l,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.m} ${space.xl}`,
  maxWidth: '60rem',
  // In a low window, what has the focus is visible between it and the bar.
  maxHeight: 'calc(100vh - 10rem)',
  margin: '0 auto',
  padding: space.l,
  overflowY: 'auto',
  fontSize: font.size.small,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: shadow,
})
const Text = styled.p({ flex: '1 1 20rem' })
// Both buttons look exactly the same: neither choice is favoured.
const Choices = styled.div({
  flex: '0 1 15.75rem',
  display: 'grid',
  // In large letters on a phone one below the other, rather than broken within the word.
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(6rem,100%),1fr))',
  gap: space.m,
  '& > button': { paddingInline: space.m },
  [media.mobile]: { flexGrow: 1 },
})

const currently = { accepted: 'Hoje: você aceitou.', refused: 'Hoje: você recusou.' } as const

/**
 * A small banner at the bottom, on top of the page without shifting it. It blocks nothing and takes no focus, unless somebody
 * is answering already.
 */
function ConsentQuestions({ questions }: Props) {
  const { privacyPolicyUrl } = useSite()
  const { phase, question, choose } = useConsent(questions)
  const box = useRef<HTMLElement>(null)
  const caller = useRef<Element>(null)
  const asked = useRef<ConsentQuestion>(undefined)
  useBottomInset(box, question)

  useEffect(() => {
    const isNext = asked.current !== undefined && asked.current !== question
    asked.current = question
    if (question && (phase === 'reviewing' || isNext)) {
      if (phase === 'reviewing') caller.current ??= document.activeElement
      box.current?.focus()
    } else if (!question && caller.current instanceof HTMLElement) {
      caller.current.focus({ preventScroll: true })
      caller.current = null
    }
  }, [phase, question])

  if (!question) return null
  const { label, text } = question
  const answer = phase === 'reviewing' && questions.length > 1 && rememberedChoice(question)
  // The second click of a double click is no answer to the question that has come meanwhile.
  const answering = (choice: ConsentChoice) => (event: MouseEvent) => {
    if (event.detail < 2) choose(choice)
  }
  return (
    <Box ref={box} aria-label={label} tabIndex={-1}>
      <Text>
        {`${text} ${answer ? `${currently[answer]} ` : ''}`}
        <a href={privacyPolicyUrl}>Aviso de privacidade</a>
      </Text>
      <Choices>
        <Button look="quiet" onClick={answering('refused')}>
          Recusar
        </Button>
        <Button look="quiet" onClick={answering('accepted')}>
          Aceitar
        </Button>
      </Choices>
    </Box>
  )
}
