import type { StoredLead } from '../store/LeadStore.ts'

const FIELDS = [
  'name',
  'nome',
  'email',
  'phone',
  'telefone',
  'company',
  'segment',
  'message',
  'mensagem',
  'score',
] as const
const COLUMNS = ['number', 'key', 'kind', 'received', 'given', ...FIELDS, 'verified', 'state', 'consent', 'purpose']

export const csvHeader = csvLine(COLUMNS)

/** One lead as a line of the export, in the columns of `csvHeader`. */
export function leadAsCsv({ number, key, kind, receivedAt, consent, fields, verified, delivery }: StoredLead): string {
  const times = [receivedAt, consent.givenAt].map((time) => new Date(time).toISOString())
  const values = FIELDS.map((field) => fields[field] ?? '')
  const rest = [verified ? 'yes' : 'no', delivery.state, consent.version, consent.purpose]
  return csvLine([number, key, kind, ...times, ...values, ...rest])
}

function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`
}

/**
 * A cell that a spreadsheet takes as text. One that begins like a formula gets an apostrophe, also when the sign comes
 * after blanks or is one of its full-width forms, which spreadsheets read as the plain sign.
 */
export function csvCell(text: string): string {
  const inert = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",;\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
