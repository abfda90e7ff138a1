import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Dialog } from '@site/design/Dialog'
import { Field } from '@site/design/Field'
import { space } from '@site/design/tokens'
import { focusFirst } from '@site/leads/focusFirst'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import { sendLead } from '@site/leads/sendLead'
import { textsIn } from '@site/leads/textsIn'
import { selectIsAsking } from '../../universal/store/selectors.ts'
import { whatsAppFormClosed, whatsAppFormSubmitted } from '../../universal/store/whatsAppSlice.ts'
import { type FormErrors, formErrors } from './formErrors.ts'

type Props = { send?: typeof sendLead }

const Form = styled.form({ display: 'grid', gap: space.l })

/** Asks for name, e-mail and phone before the first conversation. Rendered in the browser only, on the first request. */
export function WhatsAppModal({ send = sendLead }: Props) {
  const site = useSite()
  const dispatch = useDispatch()
  const asking = useSelector(selectIsAsking)
  const [known] = useState(rememberedVisitor)
  const [errors, setErrors] = useState<FormErrors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const visitor = textsIn(form, ['name', 'email', 'phone'])
    const wrong = formErrors(visitor)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong)
    rememberVisitor(visitor)
    // The conversation does not wait for it: what is not acknowledged stays in the outbox and is sent again.
    void send({ kind: 'whatsapp', ...visitor }, site.services)
    dispatch(whatsAppFormSubmitted(visitor))
  }

  return (
    <Dialog open={asking} onClose={() => dispatch(whatsAppFormClosed())} title="Antes de abrir o WhatsApp">
      <Form method="post" action={site.services.leadUrl} noValidate onSubmit={submit}>
        <p>Conte quem é você para a conversa já começar no seu nome.</p>
        <Field label="Nome" name="name" autoComplete="name" required defaultValue={known.name} error={errors.name} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={known.email}
          error={errors.email}
        />
        <Field
          label="Telefone"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Com DDD"
          required
          defaultValue={known.phone}
          error={errors.phone}
        />
        <LeadFormGuard kind="whatsapp" />
        <Button type="submit" look="whatsApp">
          Continuar no WhatsApp
        </Button>
        <PrivacyNotice purpose="para responder ao seu pedido" />
      </Form>
    </Dialog>
  )
}
