import styled from '@emotion/styled'
import { dayInSaoPaulo } from '@site/contracts/inSaoPaulo'
import { type DeskChange, type DeskLead, leadStages } from '@site/contracts/LeadDesk'
import { Button } from '@site/design/Button'
import { Field } from '@site/design/Field'
import { SelectField } from '@site/design/SelectField'
import { focusRing, space } from '@site/design/tokens'
import type { FormEvent } from 'react'
import { DayField } from '../../desk/DayField.tsx'
import { stageOptions } from '../texts/roomTexts.ts'
import { type StateFields, withStateField } from './leadWork.ts'
import { tooLongText } from './tooLongText.ts'
import type { LeadWorkState } from './useLeadWork.ts'

type Props = {
  /** As it was seen when somebody began to fill in. */
  lead: DeskLead
  me: string
  team: readonly string[]
  isBusy: boolean
  /** `sent` is what was filled in of it. */
  onStore: (change: Omit<DeskChange, 'version'>, sent: StateFields) => void
} & Pick<LeadWorkState, 'work' | 'change'>

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

/** As the server has it (`step`), in characters. */
const MAX_STEP = 200

/** How far it is, whose it is and what comes next. One button stores all of it, or says who was faster. */
export function LeadState({ lead, me, team, isBusy, onStore, work, change }: Props) {
  const seen = {
    ...{ stage: lead.stage, owner: lead.owner },
    ...{ step: lead.step?.text ?? '', on: lead.step?.on ?? '' },
  }
  const fields = { ...seen, ...work.fields }
  const controlled = (name: keyof StateFields) => ({
    name,
    value: fields[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      change((present) => withStateField(present, name, value, seen[name])),
  })
  const error = tooLongText(fields.step, MAX_STEP)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (error) return
    const { stage, owner, on } = fields
    const step = fields.step.trim()
    const state = {
      stage: leadStages.find((one) => one === stage),
      owner,
      step: step ? { text: step, on: on || dayInSaoPaulo(Date.now()) } : null,
    }
    onStore(state, work.fields)
  }
  return (
    <Form onSubmit={submit} aria-label={`Andamento de ${lead.name || lead.email || lead.phone}`}>
      <SelectField label="Etapa" options={stageOptions} {...controlled('stage')} />
      <SelectField
        label="Com quem está"
        options={ownerOptions({ owner: fields.owner }, me, [...team, lead.owner])}
        {...controlled('owner')}
      />
      <Field label="Próximo passo" error={error} autoComplete="off" {...controlled('step')} />
      <DayField label="Quando" {...controlled('on')} />
      <Button type="submit" busy={isBusy}>
        Guardar
      </Button>
    </Form>
  )
}

/** Whom a lead can be given to: the team, and whoever has it, even if she has left. */
function ownerOptions({ owner }: { owner: string }, me: string, team: readonly string[]) {
  const names = new Set([me, ...team, owner].filter(Boolean))
  return [{ value: '', label: 'Ninguém' }, ...[...names].map((value) => ({ value, label: value }))]
}
