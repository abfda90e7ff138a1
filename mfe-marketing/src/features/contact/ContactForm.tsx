import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { contactErrors } from './contactErrors.ts'
import { MessageReceived } from './MessageReceived.tsx'

type Props = { send?: typeof sendLead }

const Form = styled.form({ display: 'grid', gap: space.xl })

/** Sends a message. A plain post before it has code; with it, messages stand at the fields. */
export function ContactForm({ send = sendLead }: Props) {
  const { phase, errors, formProps } = useLeadForm({
    fields: ['name', 'email', 'phone', 'message'],
    check: contactErrors,
    send: (message, services) => send({ kind: 'contact', ...message }, services),
  })

  if (phase === 'sent') return <MessageReceived />
  return (
    <Form {...formProps}>
      <LeadFormGuard kind="contact" />
      <Field label="Nome" name="name" autoComplete="name" required error={errors.name} />
      <Field label="E-mail" name="email" type="email" autoComplete="email" required error={errors.email} />
      <Field label="Telefone com DDD" name="phone" type="tel" autoComplete="tel" required error={errors.phone} />
      <Field label="Mensagem" name="message" multiline rows={5} required error={errors.message} />
      <PrivacyNotice purpose="para responder à sua mensagem" />
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Enviar mensagem'}
      </Button>
    </Form>
  )
}
