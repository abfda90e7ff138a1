import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect, useRef } from 'react'
import { problemToast, SHORTEST_SENDING } from '../ebook/formProblem.ts'
import { newsletterForm } from './newsletterForm.ts'

type Props = { send?: typeof sendLead }

const Box = styled(Card)({
  display: 'grid',
  gap: space.m,
  background: color.peach,
  borderColor: color.peach,
  '& h2:focus': { outline: 'none', boxShadow: 'none' },
})
const Done = styled.p<{ minHeight?: number }>(({ minHeight }) => ({ minHeight }))
const Form = styled.form({ display: 'grid', gap: space.m })

/** An e-mail address for the newsletter; states and messages as those of the e-book form. */
export function NewsletterCard({ send }: Props) {
  const { phase, height, field, formProps } = useLeadForm(newsletterForm, {
    send,
    problemToast,
    shortestSubmitting: SHORTEST_SENDING,
  })
  const done = phase === 'sent' ? newsletterForm.thanks : phase === 'waiting' ? newsletterForm.waiting : undefined
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone, and what has it now is announced: a toast would say it twice.
    if (done) title.current?.focus({ preventScroll: true })
  }, [done])

  return (
    <Box>
      <h2 ref={title} tabIndex={-1}>
        {done?.title ?? 'Receba os próximos artigos'}
      </h2>
      {done ? (
        <Done minHeight={height}>{done.text}</Done>
      ) : (
        <Form {...formProps} aria-label="Assinar a newsletter">
          <p>Um guia prático por vez, direto no seu e-mail.</p>
          <Field {...field('email')} />
          <LeadFormGuard kind={newsletterForm.kind} />
          <Button type="submit" look="quiet" busy={phase === 'submitting'}>
            {phase === 'submitting' ? 'Enviando...' : 'Assinar'}
          </Button>
          <PrivacyNotice purpose={newsletterForm.purpose} />
        </Form>
      )}
    </Box>
  )
}
