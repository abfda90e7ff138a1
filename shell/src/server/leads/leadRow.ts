import type { SqlRow, SqlValue } from './LeadDatabase.ts'
import type { Delivery, NewLead, StoredLead } from './LeadStore.ts'
import { isLeadKind, type LeadFields } from './leadSchemas.ts'

/** The e-mail address as it is searched for; the visitor's own spelling stays in `fields`. */
export const searchableEmail = (email: unknown) =>
  String(email ?? '')
    .trim()
    .toLowerCase()

/** What a new lead writes, in the order of `writtenColumns`. */
export function leadValues({ key, kind, fields, consent, receivedAt, verified }: NewLead): SqlValue[] {
  return [
    key,
    kind,
    searchableEmail(fields.email),
    JSON.stringify(fields),
    consent.version,
    consent.purpose,
    consent.givenAt,
    receivedAt,
    verified ? 1 : 0,
  ]
}

/** Reads a row back. PostgreSQL hands out BIGINT as text. @throws Error for a row this program never wrote. */
export function leadFrom(row: SqlRow): StoredLead {
  const { kind } = row
  if (!isLeadKind(kind)) throw new Error(`Lead ${String(row.number)} is of a kind that this version does not know.`)
  return {
    number: Number(row.number),
    key: String(row.key),
    kind,
    fields: fieldsFrom(String(row.fields)),
    consent: { version: String(row.consent), purpose: String(row.purpose), givenAt: Number(row.given_at) },
    receivedAt: Number(row.received_at),
    verified: Number(row.verified) === 1,
    delivery: {
      state: stateFrom(row.state),
      attempts: Number(row.attempts),
      nextAt: Number(row.next_at),
      lastError: String(row.last_error),
    },
  }
}

function stateFrom(state: unknown): Delivery['state'] {
  return state === 'delivered' || state === 'dead' ? state : 'waiting'
}

function fieldsFrom(json: string): LeadFields {
  const fields: Record<string, string | number> = {}
  const parsed: unknown = JSON.parse(json)
  for (const [name, value] of Object.entries(parsed ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') fields[name] = value
  }
  return fields
}
