import type { FormDefinition } from '@site/contracts/FormDefinition'
import { checkForm, type CheckedForm } from '@site/contracts/formSchema'
import type { LeadFields } from '../store/StoredLead.ts'

/**
 * What a submission is worth. `late`: it does not fit its form, and nobody can correct it, so it is kept as it is.
 * `isOutdated`: it has not the fields of its form, so it comes from a page of another release.
 */
export type JudgedFields =
  | { status: 'fits'; fields: LeadFields; typed: Readonly<Record<string, string>> }
  | { status: 'late'; fields: LeadFields }
  | { status: 'rejected'; messages: Readonly<Record<string, string>>; isOutdated: boolean }

export type Submission = {
  /** Undefined if no live release has such a form. */
  form: FormDefinition | undefined
  fields: unknown
  /** What was typed into fields that the browser read as something else, as it says. */
  typed?: unknown
  /** Nobody waits for the answer any more: the visitor was promised that it will be sent. */
  isLate?: boolean | undefined
  /** A plain form of one of the site's own pages: the visitor can correct a value, but not the form. */
  isPlain?: boolean | undefined
}

type ValidForm = Extract<CheckedForm, { status: 'valid' }>

/** As many and as long as a form's own fields may be; the request's size is limited anyway. */
const max = { fields: 40, name: 40, text: 10_000 }

/**
 * A refusal is for somebody who can correct what is wrong. If nobody looks, or if it is the page that is outdated, the lead
 * is kept instead.
 */
export function judgeFields({ form, fields, typed, isLate, isPlain }: Submission): JudgedFields {
  const checked = form && checkForm(form, fields)
  if (form && checked?.status === 'valid') {
    return { status: 'fits', fields: checked.values, typed: typedTexts(form, checked, fields, typed) }
  }
  const isOutdated = !form || !hasFieldsOf(form, fields)
  const kept = asTheyAre(fields)
  const isAlone = isLate || (isPlain && isOutdated)
  if (isAlone && Object.keys(kept).length > 0) return { status: 'late', fields: kept }
  const messages = checked?.status === 'invalid' ? checked.messages : { kind: 'Formulário desconhecido.' }
  return { status: 'rejected', messages, isOutdated }
}

/** The server reads what was typed itself: it counts only if it is read as what was sent. */
function typedTexts(form: FormDefinition, sent: ValidForm, fields: unknown, typed: unknown) {
  if (typed === undefined) return sent.typed
  const own = checkForm(form, { ...recordIn(fields), ...recordIn(typed) })
  const isSame = own.status === 'valid' && JSON.stringify(own.values) === JSON.stringify(sent.values)
  return isSame ? own.typed : sent.typed
}

/** A page of the present release sends every field that is required, even a blank one, and no other than the form's. */
function hasFieldsOf(form: FormDefinition, given: unknown): boolean {
  const names = Object.keys(recordIn(given))
  const known = form.fields.map(({ name }) => name)
  const required = form.fields.filter((field) => field.required).map(({ name }) => name)
  return names.every((name) => known.includes(name)) && required.every((name) => names.includes(name))
}

/** Everything that was sent, unchanged but bounded. What is neither text nor number becomes its JSON. */
function asTheyAre(given: unknown): LeadFields {
  return Object.fromEntries(
    Object.entries(recordIn(given))
      .slice(0, max.fields)
      .map(([name, value]) => [name.slice(0, max.name), Number.isFinite(value) ? Number(value) : textOf(value)]),
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, max.text)
  try {
    return (JSON.stringify(value) ?? '').slice(0, max.text)
  } catch {
    // Nested too deeply: no form of ours sends that.
    return ''
  }
}

const recordIn = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {})
