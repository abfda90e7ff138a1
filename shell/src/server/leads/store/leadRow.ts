import * as v from 'valibot'
import type { LeadRow, NewLeadRow } from '../../database/tables/leads.ts'
import {
  type Delivery,
  deliveryStates,
  type LeadFields,
  type NewLead,
  type StoredLead,
  suspicions,
} from './LeadStore.ts'

/** The normalized e-mail address for searching; `fields` keeps the visitor's own spelling. */
export const searchableEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** No database has to index more than this, nor a control character. */
const address = /^[^\s@\p{Cc}]{1,255}@[^\s@\p{Cc}]{1,255}$/u

/** The address by which a lead is found when its visitor wants to be forgotten, whatever the field is called. */
function emailIn(fields: LeadFields): string {
  const texts = [fields.email, ...Object.values(fields)].map((value) => searchableEmail(String(value ?? '')))
  return texts.find((text) => address.test(text)) ?? ''
}

/** The row of a new lead. */
export function newRow({ key, kind, fields, typed, consent, receivedAt, verified, suspicion }: NewLead): NewLeadRow {
  return {
    key,
    kind,
    email: emailIn(fields),
    fields: JSON.stringify(fields),
    typed: typed ? JSON.stringify(typed) : '',
    consent: consent.version,
    purpose: consent.purpose,
    given_at: consent.givenAt,
    received_at: receivedAt,
    verified: verified ? 1 : 0,
    state: suspicion ? 'quarantined' : 'waiting',
    suspicion: suspicion ?? '',
  }
}

/** The row of a lead from a backup. */
export function restoredRow(lead: StoredLead): NewLeadRow {
  return { ...newRow(lead), ...deliveryColumns(lead.delivery) }
}

/** The columns with the state of forwarding. */
export function deliveryColumns({ state, attempts, nextAt, lastError, receiver }: Delivery) {
  return { state, attempts, next_at: nextAt, last_error: lastError, receiver }
}

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number()])))
const storedTyped = v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())))
const storedState = v.fallback(v.picklist(deliveryStates), 'waiting')
const storedSuspicion = v.fallback(v.optional(v.picklist(suspicions)), undefined)

/** Reads a row back. @throws Error for a row that this code never wrote. */
export function leadFrom(row: LeadRow): StoredLead {
  const fields: LeadFields = v.parse(storedFields, row.fields)
  return {
    number: row.number,
    key: row.key,
    kind: row.kind,
    fields,
    typed: v.parse(storedTyped, row.typed || undefined),
    consent: { version: row.consent, purpose: row.purpose, givenAt: row.given_at },
    receivedAt: row.received_at,
    verified: row.verified === 1,
    suspicion: v.parse(storedSuspicion, row.suspicion || undefined),
    delivery: {
      state: v.parse(storedState, row.state),
      attempts: row.attempts,
      nextAt: row.next_at,
      lastError: row.last_error,
      receiver: row.receiver,
    },
  }
}
