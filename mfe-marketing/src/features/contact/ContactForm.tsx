import styled from '@emotion/styled'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { toastShown } from 'shared/contracts/toastShown.ts'
import { useSite } from 'shared/contracts/useSite.ts'
import { Button } from 'shared/design/Button.tsx'
import { Field } from 'shared/design/Field.tsx'
import { space } from 'shared/design/tokens.ts'
import { LeadFormGuard } from 'shared/leads/LeadFormGuard.tsx'
import { PrivacyNotice } from 'shared/leads/PrivacyNotice.tsx'
import { rememberedVisitor, rememberVisitor } from 'shared/leads/rememberedVisitor.ts'
import { sendLead } from 'shared/leads/sendLead.ts'
import { type ContactErrors, contactErrors } from './contactErrors.ts'
import { contactMessageIn } from './contactMessageIn.ts'
import { MessageReceived } from './MessageReceived.tsx'

type Props = { send?: typeof sendLead }
type Phase = 'idle' | 'submitting' | 'sent'

const Form = styled.form({ display: 'grid', gap: space.xl })

/** Sends a message. A plain post before it has code; with it, messages stand at the fields. */
export function ContactForm({ send = sendLead }: Props) {
  const { services } = useSite()
  const dispatch = useDispatch()
  const form = useRef<HTMLFormElement>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const [errors, setErrors] = useState<ContactErrors>({})
  const [scripted, setScripted] = useState(false)

  useEffect(() => {
    setScripted(true)
    if (form.current) prefill(form.current)
  }, [])

  function complain(found: ContactErrors) {
    setErrors(found)
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[required]') ?? [])]
    fields.find((field) => (field.getAttribute('name') ?? '') in found)?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (phase !== 'idle') return
    const message = contactMessageIn(event.currentTarget)
    const found = contactErrors(message)
    complain(found)
    if (Object.keys(found).length > 0) return

    setPhase('submitting')
    rememberVisitor(message)
    const result = await send({ kind: 'contact', ...message }, services)
    if (result.status === 'sent' || result.status === 'kept') return setPhase('sent')
    setPhase('idle')
    if (result.status === 'rejected') complain(result.fields)
    dispatch(
      toastShown({ title: 'Erro no envio', description: 'Tente novamente em alguns instantes.', tone: 'destructive' }),
    )
  }

  if (phase === 'sent') return <MessageReceived />
  return (
    <Form ref={form} method="post" action={services.leadUrl} noValidate={scripted} onSubmit={submit}>
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

/** What the visitor already gave in this visit is not asked twice. */
function prefill(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(rememberedVisitor())) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.value = value
  }
}
