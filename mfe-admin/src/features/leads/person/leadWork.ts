import type { DeskLead } from '@site/contracts/LeadDesk'
import * as v from 'valibot'

/** What somebody has filled in about how far a lead is; only what she has changed. */
const stateFields = v.partial(v.object({ stage: v.string(), owner: v.string(), step: v.string(), on: v.string() }))
export type StateFields = v.InferOutput<typeof stateFields>

/** What somebody has written about a person and the site does not have. */
export const leadWork = v.object({
  note: v.string(),
  /** The note as it was sent, with its key: sent again, it is the same note. */
  attempt: v.optional(v.object({ key: v.string(), text: v.string() })),
  fields: stateFields,
})
export type LeadWork = v.InferOutput<typeof leadWork>

export const noWork: LeadWork = { note: '', fields: {} }

export const isWork = ({ note, fields }: LeadWork): boolean => note.trim() !== '' || Object.keys(fields).length > 0

/** What stays the same of a person while she sends further forms: the number of her first one. */
export const personNumber = ({ number, earlier }: Pick<DeskLead, 'number' | 'earlier'>): number =>
  Math.min(number, ...earlier.map((one) => one.number))

/** Where this browser keeps what is not saved about a person. */
export const placeOfPerson = (lead: Pick<DeskLead, 'number' | 'earlier'>): string => `lead-${personNumber(lead)}`

/** After a note was stored: what was written behind it meanwhile stays. */
export function afterNote(work: LeadWork, stored: string): LeadWork {
  const { note, attempt: _, ...others } = work
  const written = note.trimStart()
  return { ...others, note: written.startsWith(stored) ? written.slice(stored.length).trimStart() : note }
}

/** After fields were stored: what was filled in meanwhile stays. */
export function afterFields(work: LeadWork, stored: StateFields): LeadWork {
  const changed = Object.entries(work.fields).filter(([name, text]) => stored[name as keyof StateFields] !== text)
  return { ...work, fields: Object.fromEntries(changed) }
}

/** A field with another text; what is as it was seen is no change. */
export function withStateField(work: LeadWork, name: keyof StateFields, text: string, seen: string): LeadWork {
  const { [name]: _, ...others } = work.fields
  return { ...work, fields: text === seen ? others : { ...work.fields, [name]: text } }
}
