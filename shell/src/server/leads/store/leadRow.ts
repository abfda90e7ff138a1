import { advertisingConsentText, readAdvertisingConsent } from '@site/contracts/advertisingConsent'
import { leadOrigin, leadStages } from '@site/contracts/LeadDesk'
import * as v from 'valibot'
import type { EntryRow, NewEntryRow } from '../../database/tables/leadEntries.ts'
import type { LeadRow, NewLeadRow } from '../../database/tables/leads.ts'
import { searchColumns } from '../../database/tables/search/searchColumns.ts'
import {
  type Delivery,
  type DeskState,
  deliveryStates,
  type LeadFields,
  type NewLead,
  type StoredEntry,
  type StoredLead,
  suspicions,
} from './StoredLead.ts'

/** The row of a new lead. */
export function newRow({
  key,
  kind,
  fields,
  typed,
  consent,
  receivedAt,
  verified,
  suspicion,
  origin,
  advertising,
}: NewLead): NewLeadRow {
  return {
    key,
    kind,
    ...searchColumns(fields),
    fields: JSON.stringify(fields),
    typed: typed ? JSON.stringify(typed) : '',
    consent: consent.version,
    purpose: consent.purpose,
    given_at: consent.givenAt,
    received_at: receivedAt,
    verified: verified ? 1 : 0,
    state: suspicion ? 'quarantined' : 'waiting',
    suspicion: suspicion ?? '',
    origin: origin ? JSON.stringify(origin) : '',
    advertising: advertising ? advertisingConsentText(advertising) : '',
  }
}

/** The row of a lead from a backup. */
export function restoredRow(lead: StoredLead): NewLeadRow {
  return { ...newRow(lead), ...deliveryColumns(lead.delivery), ...deskColumns(lead.desk) }
}

/** The columns with what the agency's people have made of it. */
export function deskColumns({ stage, owner, step, version, answeredAt }: DeskState) {
  return { stage, owner, step: step?.text ?? '', step_on: step?.on ?? '', version, answered_at: answeredAt }
}

/** The columns with the state of forwarding. */
export function deliveryColumns({ state, attempts, nextAt, lastError, receiver }: Delivery) {
  return { state, attempts, next_at: nextAt, last_error: lastError, receiver }
}

const storedFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.union([v.string(), v.number()])))
const storedTyped = v.optional(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())))
const storedState = v.fallback(v.picklist(deliveryStates), 'waiting')
/** Where a lead came from, as it is stored. */
export const storedOrigin = v.fallback(v.optional(v.pipe(v.string(), v.parseJson(), leadOrigin)), undefined)
const storedStage = v.fallback(v.picklist(leadStages), 'new')
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
    origin: v.parse(storedOrigin, row.origin || undefined),
    advertising: readAdvertisingConsent(row.advertising),
    desk: {
      stage: v.parse(storedStage, row.stage),
      owner: row.owner,
      step: row.step ? { text: row.step, on: row.step_on } : null,
      version: row.version,
      answeredAt: row.answered_at,
    },
  }
}

const storedKind = v.fallback(v.picklist(['note', 'stage', 'owner', 'step', 'confirmed']), 'note')

/** Reads an entry of a lead's history back. */
export function entryFrom({ key, lead, at, by, kind, text }: EntryRow): StoredEntry {
  return { key, lead, at: new Date(at).toISOString(), by, kind: v.parse(storedKind, kind), text }
}

/** The row of an entry from a backup. */
export function restoredEntry({ at, ...entry }: StoredEntry): NewEntryRow {
  return { ...entry, at: Date.parse(at) }
}
