import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { media, space } from '@site/design/tokens'
import { FormReceived } from '@site/leads/FormReceived'
import { focusFirst } from '@site/leads/formFields'
import { LeadFormGuard } from '@site/leads/LeadFormGuard'
import { PrivacyNotice } from '@site/leads/PrivacyNotice'
import type { sendLead } from '@site/leads/sendLead'
import { useLeadForm } from '@site/leads/useLeadForm'
import { useEffect } from 'react'
import { demonstrationForm, segments } from './demonstrationForm.ts'

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

/**
 * The form that requests a demonstration. Before hydration it is posted natively; afterwards messages appear at the fields.
 */
export function DemonstrationForm({ send }: Props) {
  const { form, phase, height, field, formProps } = useLeadForm(demonstrationForm, { send })

  useEffect(() => {
    const { activeElement, body } = document
    // On a client-side navigation the section was shown and focused before its form was loaded.
    if (form.current && activeElement !== body && activeElement?.contains(form.current)) focusFirst(form.current)
  }, [form])

  if (phase === 'sent') return <FormReceived minHeight={height} notice={demonstrationForm.thanks} received />
  if (phase === 'waiting') return <FormReceived minHeight={height} notice={demonstrationForm.waiting} />
  return (
    <Form {...formProps}>
      <LeadFormGuard kind={demonstrationForm.kind} />
      <Field {...field('name')} />
      <Field {...field('company')} />
      <Field {...field('phone')} />
      <Field {...field('email')} />
      <div className="wide">
        <SelectField {...field('segment')} options={options} />
      </div>
      <div className="wide">
        <PrivacyNotice purpose={demonstrationForm.purpose} />
      </div>
      <Button type="submit" busy={phase === 'submitting'}>
        {phase === 'submitting' ? 'Enviando...' : 'Pedir demonstração'}
      </Button>
    </Form>
  )
}
