import type { FormDefinition } from '@site/contracts/FormDefinition'
import { type LeadOrigin, leadStageNames } from '@site/contracts/LeadDesk'
import { visible } from '../command/leadSheet.ts'
import { contactOf } from '../../database/tables/search/contactOf.ts'
import { inSaoPaulo } from '@site/contracts/inSaoPaulo'
import { formTitle, subscriptionOf } from './deskLeadOf.ts'
import type { ExportedLead } from './everyLead.ts'
import { labelled } from './labelled.ts'

/** The columns of an export from the desk. */
export const deskHeader = [
  'Número',
  'Recebido em',
  'Formulário',
  'Etapa',
  'Com quem está',
  'Próximo passo',
  'Data do passo',
  'Nome',
  'E-mail',
  'Telefone',
  'Respostas',
  'Página',
  'Botão',
  'Primeira página da visita',
  'Veio de',
  'Campanha',
  'Campanha mais recente',
] as const

/** How a spreadsheet shows the columns with days and moments. */
export const deskDateFormats = deskHeader.map((name) => {
  if (name === 'Recebido em') return 'dd/mm/yyyy hh:mm'
  return name === 'Data do passo' ? 'dd/mm/yyyy' : undefined
})

/** A lead as the cells of these columns, in São Paulo's time. */
export function deskRow(
  { lead, confirmed, contact }: ExportedLead,
  forms: readonly FormDefinition[],
): (string | number)[] {
  const { others } = contactOf(lead.fields)
  const { name, email, phone } = contact
  const { stage, owner, step } = lead.desk
  const { page = '', button = '', first, last } = lead.origin ?? {}
  const form = forms.find(({ kind }) => kind === lead.kind)
  const answers = Object.entries(labelled(others, form)).map((field) => field.join(': '))
  const isUnconfirmed = subscriptionOf(lead, form, confirmed) === 'unconfirmed'
  const cells = [
    momentText(lead.receivedAt),
    // Whoever filters by form must not write to somebody who has not confirmed.
    formTitle(lead.kind, forms) + (isUnconfirmed ? ' (sem confirmação)' : ''),
    leadStageNames[stage],
    owner,
    step?.text ?? '',
    step?.on ?? '',
    ...[name, email, phone, answers.join('\n')],
    ...[page, button, first?.page ?? '', first?.referrer ?? '', campaignText(first), campaignText(last)],
  ]
  return [lead.number, ...cells.map(visible)]
}

const campaignText = (touch: LeadOrigin['first']) =>
  Object.entries(touch?.campaign ?? {})
    .map((part) => part.join('='))
    .join(' ')

const momentText = (time: number) => inSaoPaulo(time).slice(0, 16).replace('T', ' ')
