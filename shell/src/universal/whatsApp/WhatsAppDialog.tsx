import styled from '@emotion/styled'
import type { SharedId } from '@site/contracts/documentContract'
import { CONVERSATION_FIELD } from '@site/contracts/leadRequest'
import { whatsAppReply } from '@site/contracts/openingNow'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect } from 'react'
import { selectIsAsking, whatsAppFormClosed, whatsAppFormSubmitted } from '../store/whatsAppSlice.ts'
import { useSiteDispatch, useSiteSelector } from '../store/hooks.ts'
import { whatsAppForm } from './whatsAppForm.ts'

type Props = { send?: typeof sendLead }

const Form = styled.form({ display: 'grid', gap: space.l })

/**
 * Asks for name, e-mail and phone before the first conversation. It is in every document: the inline loader opens it, and the
 * browser posts it, for as long as this code is not there.
 */
export function WhatsAppDialog({ send }: Props) {
  const dispatch = useSiteDispatch()
  const asking = useSiteSelector(selectIsAsking)
  const { openingHours } = useSite()
  const { field, prefill, formProps } = useLeadForm(whatsAppForm, {
    send,
    // The conversation does not wait for it: whatever is not acknowledged stays in the outbox and is retried.
    silent: true,
    closes: true,
    onSubmit: ({ name, email, phone }) =>
      dispatch(
        whatsAppFormSubmitted({
          name: String(name),
          email: String(email),
          phone: String(phone),
          replyTime: whatsAppReply(openingHours, new Date()).text,
        }),
      ),
  })

  useEffect(() => {
    if (asking) prefill()
  }, [asking, prefill])

  return (
    <Dialog
      ready
      id={'form-whatsapp' satisfies SharedId}
      open={asking}
      onClose={() => dispatch(whatsAppFormClosed())}
      title="Antes de abrir o WhatsApp"
    >
      <Form {...formProps}>
        <p>Conte quem é você para a conversa já começar no seu nome.</p>
        <Field {...field('name')} />
        <Field {...field('email')} />
        <Field {...field('phone')} hint="Com DDD" />
        <LeadFormGuard kind={whatsAppForm.kind} />
        {/* The inline loader writes the link's text into it. */}
        <input type="hidden" name={CONVERSATION_FIELD} />
        <Button type="submit" look="whatsApp">
          Continuar no WhatsApp
        </Button>
        <PrivacyNotice purpose={whatsAppForm.purpose} />
      </Form>
    </Dialog>
  )
}
