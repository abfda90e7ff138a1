import styled from '@emotion/styled'
import { emailReplyTimeOf } from '@site/contracts/emailReplyTime'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { FormReceived } from '@site/leads/FormReceived'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { contactForm } from './contactForm.ts'

type Props = { send?: typeof sendLead }

const Form = styled.form({ display: 'grid', gap: space.xl })

/** The contact form. Before hydration it is posted natively; afterwards messages appear at the fields. */
export function ContactForm({ send }: Props) {
  const site = useSite()
  const { phase, height, field, formProps } = useLeadForm(contactForm, { send })

  if (phase === 'sent') {
    const text = contactForm.thanks.text.replace('{proposta}', emailReplyTimeOf(site))
    return <FormReceived minHeight={height} notice={{ ...contactForm.thanks, text }} received />
  }
  if (phase === 'waiting') return <FormReceived minHeight={height} notice={contactForm.waiting} />
  return (
    <Form {...formProps}>
      <LeadFormGuard kind={contactForm.kind} />
      <Field {...field('name')} />
      <Field {...field('email')} />
      <Field {...field('phone')} />
      <Field {...field('message')} multiline rows={5} />
      <PrivacyNotice purpose={contactForm.purpose} />
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
    </Form>
  )
}
