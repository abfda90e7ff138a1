import styled from '@emotion/styled'
import { type DeskChange, type DeskLead, leadStages } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { focusRing, space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { stageOptions } from '../texts/roomTexts.ts'

type Props = {
  /** As it was when the form was opened. */
  lead: DeskLead
  me: string
  team: readonly string[]
  isBusy: boolean
  onChange: (change: Omit<DeskChange, 'version'>) => void
}

const Form = styled.form({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,12rem),1fr))',
  alignItems: 'end',
  gap: space.m,
  // A date field is as wide as its text wants, which is too wide for a phone with large text.
  '& div': { gridTemplateColumns: 'minmax(0,1fr)', minWidth: 0 },
  '& input': { minWidth: 0 },
  // A date field is higher than the others.
  '& input,& select,& button': { minHeight: '3.5rem' },
  // Its parts have the focus, and not the field itself.
  '& input[type=date]:focus-within': focusRing,
})

/** How far it is, whose it is and what comes next. One button stores all of it, or says who was faster. */
export function LeadState({ lead, me, team, isBusy, onChange }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const [step, on] = [text('step'), text('on')]
    onChange({
      stage: leadStages.find((stage) => stage === text('stage')),
      owner: text('owner'),
      step: step ? { text: step, on: on || today() } : null,
    })
  }
  return (
    <Form onSubmit={submit} aria-label={`Andamento de ${lead.name || lead.email || lead.phone}`}>
      <SelectField label="Etapa" name="stage" defaultValue={lead.stage} options={stageOptions} />
      <SelectField
        label="Com quem está"
        name="owner"
        defaultValue={lead.owner}
        options={ownerOptions(lead, me, team)}
      />
      <Field label="Próximo passo" name="step" maxLength={200} defaultValue={lead.step?.text} autoComplete="off" />
      <Field label="Quando" name="on" type="date" defaultValue={lead.step?.on} />
      <Button type="submit" busy={isBusy}>
        Guardar
      </Button>
    </Form>
  )
}

/** Whom a lead can be given to: the team, and whoever has it, even if she has left. */
function ownerOptions({ owner }: DeskLead, me: string, team: readonly string[]) {
  const names = new Set([me, ...team, owner].filter(Boolean))
  return [{ value: '', label: 'Ninguém' }, ...[...names].map((value) => ({ value, label: value }))]
}

function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
