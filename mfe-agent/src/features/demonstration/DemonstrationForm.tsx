import styled from '@emotion/styled'
import { useEffect } from 'react'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { media, space } from '@site/design/tokens'
import { focusFirst } from '@site/leads/focusFirst'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { DemonstrationReceived } from './DemonstrationReceived.tsx'
import { demonstrationErrors } from './demonstrationErrors.ts'
import { segments } from './segments.ts'

type Props = { send?: typeof sendLead }

const options = [
  { value: '', label: 'Escolha o seu segmento' },
  ...segments.map((segment) => ({ value: segment, label: segment })),
]

const Form = styled.form({
  display: 'grid',
  gap: space.xl,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', '& > .wide': { gridColumn: '1/-1' } },
})

/** Asks for a demonstration. A plain post before it has code; with it, messages stand at the fields. */
export function DemonstrationForm({ send = sendLead }: Props) {
  const { form, phase, errors, formProps } = useLeadForm({
    fields: ['name', 'company', 'phone', 'email', 'segment'],
    check: demonstrationErrors,
    send: (demonstration, services) => send({ kind: 'demonstration', ...demonstration }, services),
  })

  useEffect(() => {
    const { activeElement, body } = document
    // On a client-side navigation the section was shown, and given the focus, before its form was there.
    if (form.current && activeElement !== body && activeElement?.contains(form.current)) focusFirst(form.current)
  }, [form])

  if (phase === 'sent') return <DemonstrationReceived />
  return (
    <Form {...formProps}>
      <LeadFormGuard kind="demonstration" />
      <Field label="Nome" name="name" autoComplete="name" required error={errors.name} />
      <Field label="Empresa" name="company" autoComplete="organization" required error={errors.company} />
      <Field label="Telefone com DDD" name="phone" type="tel" autoComplete="tel" required error={errors.phone} />
      <Field label="E-mail" name="email" type="email" autoComplete="email" required error={errors.email} />
      <div className="wide">
        <SelectField label="Segmento" name="segment" options={options} required error={errors.segment} />
      </div>
      <div className="wide">
        <PrivacyNotice purpose="para marcar a sua demonstração" />
      </div>
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Pedir demonstração'}
      </Button>
    </Form>
  )
}
