import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { WholeWords } from '@site/design/WholeWords'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect, useRef, useState } from 'react'
import { problemToast, MIN_SENDING_TIME } from '../ebook/formProblem.ts'
import { newsletterForm } from './newsletterForm.ts'

type Props = { send?: typeof sendLead }

const Box = styled(Card)<{ room: number | undefined }>(
  {
    display: 'grid',
    alignContent: 'start',
    gap: space.m,
    background: color.peach,
    borderColor: color.peach,
    '& h2:focus': { outline: 'none', boxShadow: 'none' },
  },
  ({ room }) => ({ minHeight: room }),
)
const Form = styled.form({ display: 'grid', gap: space.m })

/** The newsletter's form; states and messages are those of the e-book form. */
export function NewsletterCard({ send }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // The card's height with its form: another title may have a different number of lines.
  const [room, setRoom] = useState<number>()
  const { phase, field, formProps } = useLeadForm(newsletterForm, {
    send,
    problemToast,
    shortestSubmitting: MIN_SENDING_TIME,
    onSettled: () => setRoom(box.current?.offsetHeight),
  })
  const done = phase === 'sent' ? newsletterForm.thanks : phase === 'waiting' ? newsletterForm.waiting : undefined
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused button has been removed, and the newly focused title is announced: a toast would repeat it.
    if (done) title.current?.focus({ preventScroll: true })
  }, [done])

  return (
    <Box ref={box} room={room}>
      <h2 ref={title} tabIndex={-1}>
        {done?.title ?? 'Receba os próximos artigos'}
      </h2>
      {done ? (
        <p>
          <WholeWords text={done.text} />
        </p>
      ) : (
        <Form {...formProps} aria-label="Assinar a newsletter">
          <p>Um guia prático por vez, direto no seu e-mail.</p>
          <Field {...field('email')} />
          <LeadFormGuard kind={newsletterForm.kind} />
          <Button type="submit" look="quiet" busy={phase === 'submitting'}>
            {phase === 'submitting' ? 'Enviando...' : 'Assinar'}
          </Button>
          <PrivacyNotice purpose={newsletterForm.purpose} Words={WholeWords} />
        </Form>
      )}
    </Box>
  )
}
