import type { LeadStore } from '../store/LeadStore.ts'
import type { StoredLead } from '../store/StoredLead.ts'

const PAGE = 500

/** All stored leads, in the order in which they arrived. */
export async function* everyLead(store: Pick<LeadStore, 'list'>): AsyncGenerator<StoredLead> {
  for (let after = 0; ; ) {
    const page = await store.list({ after, limit: PAGE })
    const last = page.at(-1)
    if (!last) return
    yield* page
    after = last.number
  }
}

/** The column for fields that no form has that fitted its leads. No field has such a name. */
const OTHERS = 'other fields'

/**
 * The names of all fields of all leads, in order of first appearance. The fields of late leads can have any names: those
 * that no other lead has share one column.
 */
export async function fieldNames(store: Pick<LeadStore, 'list'>): Promise<string[]> {
  const names = new Set<string>()
  const late = new Set<string>()
  for await (const { fields, suspicion } of everyLead(store)) {
    for (const name of Object.keys(fields)) (suspicion === 'late' ? late : names).add(name)
  }
  return [...names, ...([...late].some((name) => !names.has(name)) ? [OTHERS] : [])]
}

const before = ['number', 'key', 'kind', 'received', 'given'] as const
const after = ['verified', 'state', 'suspicion', 'consent', 'purpose', 'typed'] as const

/** An export's columns. A form's field may have the same name as one of the others. */
export const sheetHeader = (fields: readonly string[]) => [...before, ...fields, ...after]

/** What the visitor typed into fields that were read as something else, for the operator to compare. */
export function typedIn({ typed = {} }: Pick<StoredLead, 'typed'>): string {
  return Object.entries(typed)
    .map((field) => field.join(': '))
    .join('\n')
}

/** A lead as the cells of an export, in the columns of `sheetHeader`. */
export function sheetRow(lead: StoredLead, fields: readonly string[]): (string | number)[] {
  const { number, key, kind, receivedAt, consent, verified, suspicion = '', delivery } = lead
  const times = [receivedAt, consent.givenAt].map((time) => new Date(time).toISOString())
  const others = Object.entries(lead.fields).filter(([name]) => !fields.includes(name))
  const values = fields.map((name) =>
    name === OTHERS ? others.map((field) => field.join(': ')).join('\n') : (lead.fields[name] ?? ''),
  )
  const rest = [verified ? 'yes' : 'no', delivery.state, suspicion, consent.version, consent.purpose, typedIn(lead)]
  return [number, key, kind, ...times, ...values, ...rest].map((cell) =>
    typeof cell === 'string' ? visible(cell) : cell,
  )
}

/** Control and format characters, private use, lone surrogates, and letters without a visible glyph. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115F\u1160\u2800\u3164\uFFA0]/gu
const joiner = '\u200D'

/** Text for one cell of a line in a terminal. */
export const onOneLine = (text: string | number) => visible(String(text)).replaceAll('\n', ' ')

/** Removes characters that could hide text from the reader. Emoji keep their joiners; line breaks stay. */
export function visible(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(invisible, (sign, at: number) => {
    if (sign === '\n') return sign
    if (sign === '\t') return ' '
    return sign === joiner && /\p{Extended_Pictographic}\uFE0F?$/u.test(text.slice(0, at)) ? sign : ''
  })
}
