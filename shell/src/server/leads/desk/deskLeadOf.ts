import type { FormDefinition } from '@site/contracts/FormDefinition'
import type { DeskLead, DeskSubmission } from '@site/contracts/LeadDesk'
import type { StoredLead } from '../store/StoredLead.ts'
import { contactOf } from '../../database/tables/search/contactOf.ts'
import { carriedOver } from './carriedOver.ts'
import { askedIn, knownAnswers } from './knownAnswers.ts'
import { knownContact } from './knownContact.ts'
import { labelled } from './labelled.ts'
import { sameName } from './sameName.ts'
import { answerDue, waitingSince } from './waitingSince.ts'

export type DeskFacts = {
  openingHours: string
  forms: readonly FormDefinition[]
}

/** Number of notes of each lead, by key, and where it could not be handed on to. */
export type Circumstances = {
  notes: ReadonlyMap<string, number>
  troubles: ReadonlyMap<string, DeskLead['troubles']>
  /** Who is not told of it, on purpose. */
  withheld: ReadonlyMap<string, DeskLead['withheld']>
  /** Keys of the subscriptions that were confirmed. */
  confirmed: ReadonlySet<string>
}

/** The newest lead of a person as the desk shows it. `requests` are all of the person's, newest first. */
export function deskLeadOf(
  requests: readonly [StoredLead, ...StoredLead[]],
  { openingHours, forms }: DeskFacts,
  { notes, troubles, withheld, confirmed }: Circumstances,
): DeskLead {
  const [lead, ...earlier] = requests
  const form = forms.find(({ kind }) => kind === lead.kind)
  const { stage, version } = lead.desk
  const submissions = requests.map((one) => submissionOf(one, forms))
  // What a form says by itself nobody has written.
  const written = requests.map((one) => submissionOf(withoutDefaults(one, forms), forms))
  const asked = askedIn(written)
  const isHeld = lead.delivery.state === 'quarantined'
  const promises = (kind: string) => forms.find((one) => one.kind === kind)?.basis !== 'consent'
  const since = waitingSince(requests.map((one) => ({ ...one, expectsAnswer: promises(one.kind) })))
  const due = isHeld || since === undefined ? undefined : answerDue(openingHours, since)
  return {
    ...requestOf(lead, forms),
    ...{ stage, version },
    ...carriedOver(requests),
    ...knownContact(submissions),
    answers: knownAnswers(written),
    others: otherNames(submissions),
    ...(asked && { asked: { form: asked.form, answers: asked.answers } }),
    typed: lead.typed,
    due: due ? due.toISOString() : null,
    suspicion: isHeld ? (lead.suspicion ?? null) : null,
    notes: requests.reduce((sum, { key }) => sum + (notes.get(key) ?? 0), 0),
    earlier: earlier.map((one) => requestOf(one, forms)),
    troubles: requests.flatMap((one) => [...forwardTrouble(one), ...(troubles.get(one.key) ?? [])]),
    withheld: requests.flatMap((one) => withheld.get(one.key) ?? []),
    advertising: advertisingOf(requests),
    origin: lead.origin ?? null,
    subscription: subscriptionOf(lead, form, confirmed),
  }
}

/** The answer about advertising that counts for somebody: consent as long as one form has it, otherwise the newest answer. */
function advertisingOf(requests: readonly StoredLead[]): DeskLead['advertising'] {
  const answers = requests.flatMap(({ advertising }) => advertising ?? [])
  return answers.find(({ answer }) => answer === 'accepted') ?? answers[0] ?? null
}

function withoutDefaults(lead: StoredLead, forms: readonly FormDefinition[]): StoredLead {
  const fields = forms.find(({ kind }) => kind === lead.kind)?.fields ?? []
  const isDefault = ([name, value]: [string, unknown]) =>
    fields.some((one) => one.name === name && one.default === value)
  return { ...lead, fields: Object.fromEntries(Object.entries(lead.fields).filter((field) => !isDefault(field))) }
}

/** Names of others who have the person's number or address. */
function otherNames(submissions: readonly DeskSubmission[]): string[] {
  const names = submissions.map(({ name }) => name).filter(Boolean)
  return names.filter((name, index) => names.findIndex((one) => sameName(one, name)) === index).slice(1)
}

/** A form in full, as it came. */
export function submissionOf(lead: StoredLead, forms: readonly FormDefinition[]): DeskSubmission {
  const form = forms.find(({ kind }) => kind === lead.kind)
  const { name, email, phone, others } = contactOf(lead.fields)
  const { owner, step } = lead.desk
  return {
    ...requestOf(lead, forms),
    ...{ name, email, phone, owner, step },
    answers: labelled(others, form),
    typed: lead.typed,
    origin: lead.origin ?? null,
  }
}

/** Of a form to which people consent: whether they have confirmed that it was they. */
export function subscriptionOf(
  { key }: Pick<StoredLead, 'key'>,
  form: Pick<FormDefinition, 'basis'> | undefined,
  confirmed: ReadonlySet<string>,
): DeskLead['subscription'] {
  if (form?.basis !== 'consent') return null
  return confirmed.has(key) ? 'confirmed' : 'unconfirmed'
}

/** A form's title, or its kind if no release has it any more. */
export const formTitle = (kind: string, forms: readonly FormDefinition[]) =>
  forms.find((form) => form.kind === kind)?.title ?? kind

function requestOf({ number, kind, receivedAt, desk }: StoredLead, forms: readonly FormDefinition[]) {
  return {
    number,
    form: formTitle(kind, forms),
    receivedAt: new Date(receivedAt).toISOString(),
    stage: desk.stage,
  }
}

/** Fewer attempts are usual while a receiver restarts. */
const FEW_ATTEMPTS = 3

function forwardTrouble({ delivery }: StoredLead): DeskLead['troubles'] {
  const { state, attempts, lastError, receiver } = delivery
  const isFailing = state === 'dead' || (state === 'waiting' && attempts >= FEW_ATTEMPTS)
  return isFailing && lastError ? [{ receiver, reason: lastError }] : []
}
