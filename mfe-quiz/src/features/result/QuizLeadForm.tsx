import styled from '@emotion/styled'
import { useSite } from '@site/contracts/useSite'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { color, space } from '@site/design/tokens'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { rememberedVisitor, rememberVisitor } from '@site/leads/rememberedVisitor'
import { sendLead } from '@site/leads/sendLead'
import { type FormEvent, useState } from 'react'
import { type ContactErrors, checkContact } from './checkContact.ts'
import { quizLeadFrom } from './quizLeadFrom.ts'

type Props = { points: number; onSent: () => void; send?: typeof sendLead }

const Form = styled.form({ position: 'relative', display: 'grid', gap: space.l, marginTop: space.l })
const Text = styled.p({ marginTop: space.s, color: color.inkSoft })

/** Asks for contact data. Thanks follow at once, however sending ends: what could not be sent waits in this browser. */
export function QuizLeadForm({ points, onSent, send = sendLead }: Props) {
  const { services } = useSite()
  const [visitor] = useState(rememberedVisitor)
  const [errors, setErrors] = useState<ContactErrors>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const lead = quizLeadFrom(new FormData(form), points)
    const found = checkContact(lead)
    setErrors(found)
    const [firstWrong] = Object.keys(found)
    if (firstWrong) return form.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus()
    rememberVisitor(lead)
    void send(lead, services)
    onSent()
  }

  return (
    <section>
      <h3>Receba um plano para o seu negócio</h3>
      <Text>
        Um especialista analisa as suas respostas e mostra, sem compromisso, o que dá mais resultado primeiro.
      </Text>
      <Form method="post" action={services.leadUrl} onSubmit={submit} noValidate>
        <LeadFormGuard kind="quiz" />
        <input type="hidden" name="score" value={points} />
        <Field label="Nome" name="name" required autoComplete="name" defaultValue={visitor.name} error={errors.name} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          required
          autoComplete="email"
          defaultValue={visitor.email}
          error={errors.email}
        />
        <Field
          label="Telefone com DDD"
          name="phone"
          type="tel"
          required
          autoComplete="tel"
          defaultValue={visitor.phone}
          error={errors.phone}
        />
        <Field label="Empresa (opcional)" name="company" autoComplete="organization" />
        <Button type="submit">Quero o meu plano</Button>
        <PrivacyNotice purpose="para falar com você sobre o resultado do quiz" />
      </Form>
    </section>
  )
}
