import type { SiteFacts } from '@site/contracts/SiteFacts'
import * as v from 'valibot'
import type { LeadFields } from '../store/LeadStore.ts'

/** What an answer to a form links to. */
export type NoticeFacts = Pick<SiteFacts, 'whatsAppNumber'> & { services: Pick<SiteFacts['services'], 'ebookUrl'> }

export type Thanks = { title: string; text: string; link?: { href: string; label: string } }

/** How a receiver of its own wants a form's leads; where it is says the configuration. */
export type ForwardContract =
  /** The fields as query parameters, in this order. */
  | { method: 'GET'; parameters: readonly string[] }
  /** The fields as a JSON object and nothing else. */
  | { method: 'POST' }

/** All that the server knows of a form that takes leads. */
export type LeadForm = {
  kind: string
  /** What it may say. Unknown fields are refused; every message is for the visitor. */
  schema: v.GenericSchema<unknown, LeadFields>
  /** What it asks for data for; kept with the lead as part of the consent (Lei 13.709/2018, art. 8). */
  purpose: string
  /** Fields that are numbers. A plain HTML form has only texts. */
  numbers?: readonly string[]
  thanks(site?: NoticeFacts): Thanks
  forward?: ForwardContract & { acknowledgement?: string }
}

/** The forms of the releases that are live now. */
export type LeadForms = () => readonly LeadForm[]

export type CheckedLead =
  | { status: 'valid'; fields: LeadFields }
  | { status: 'invalid'; messages: Readonly<Record<string, string>> }

/** Checks what came from outside against the form's schema. `messages` has one sentence per field. */
export function checkLead({ schema }: LeadForm, given: unknown): CheckedLead {
  const result = v.safeParse(schema, given)
  if (result.success) return { status: 'valid', fields: result.output }
  const messages: Record<string, string> = Object.create(null)
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? 'form').slice(0, 60)
    messages[field] ??= issue.message
  }
  return { status: 'invalid', messages }
}
