import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Card } from '@site/design/Card'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { sendLead } from '@site/leads/sendLead'
import { useEffect, useRef } from 'react'
import { type SendLead, useBlogLeadForm } from '../ebook/useBlogLeadForm.ts'

type Props = { send?: SendLead }

const Box = styled(Card)({
  display: 'grid',
  gap: space.m,
  background: color.peach,
  borderColor: color.peach,
  '& h2:focus': { outline: 'none', boxShadow: 'none' },
})
const Form = styled.form({ display: 'grid', gap: space.m })

/** An e-mail address for the newsletter; states and messages as those of the e-book form. */
export function NewsletterCard({ send = sendLead }: Props) {
  const { phase, errors, formProps } = useBlogLeadForm({
    leadFrom: (text) => ({ kind: 'newsletter', email: text('email') }),
    send,
    success: { title: 'Sucesso!', description: 'Você vai receber os próximos artigos no seu email.' },
  })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (phase === 'success') title.current?.focus({ preventScroll: true })
  }, [phase])

  return (
    <Box>
      <h2 ref={title} tabIndex={-1}>
        {phase === 'success' ? 'Inscrição feita!' : 'Receba os próximos artigos'}
      </h2>
      {phase === 'success' ? (
        <p>Até a próxima leitura.</p>
      ) : (
        <Form {...formProps} aria-label="Assinar a newsletter">
          <p>Um guia prático por vez, direto no seu email.</p>
          <Field label="Seu email" name="email" type="email" autoComplete="email" required error={errors.email} />
          <LeadFormGuard kind="newsletter" />
          <Button type="submit" busy={phase === 'submitting'}>
            {phase === 'submitting' ? 'Enviando...' : 'Assinar'}
          </Button>
          <PrivacyNotice purpose="para enviar a newsletter" />
        </Form>
      )}
    </Box>
  )
}
