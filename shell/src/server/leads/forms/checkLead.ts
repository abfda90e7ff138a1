import * as v from 'valibot'
import { type LeadFields, type LeadKind, leadSchemas } from './leadSchemas.ts'

export type CheckedLead =
  | { status: 'valid'; fields: LeadFields }
  | { status: 'invalid'; messages: Readonly<Record<string, string>> }

/** Checks what came from outside against the form's schema. `messages` has one sentence per field. */
export function checkLead(kind: LeadKind, given: unknown): CheckedLead {
  const result = v.safeParse(leadSchemas[kind], given)
  if (result.success) return { status: 'valid', fields: result.output }
  const messages: Record<string, string> = Object.create(null)
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? 'form').slice(0, 60)
    messages[field] ??= issue.message
  }
  return { status: 'invalid', messages }
}
