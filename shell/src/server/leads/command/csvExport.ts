import { stringify } from 'csv-stringify/sync'

/**
 * A sign that begins a formula, or its full-width form, where a cell begins: at the start, after a line break, and after
 * each separator that some spreadsheet splits at, whatever blanks and quotes stand between.
 */
const formula = /(^|[,;|\t\n])([\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** A text that no spreadsheet takes for a formula, also when it reads the file with another separator than ours. */
export const inertText = (text: string) => text.replace(formula, "$1$2'")

/** Lines of a CSV file with every cell in quotes. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? inertText(cell) : String(cell)))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )
}

/** The mark at the beginning of a file that lets spreadsheets read the accents right. */
export const BYTE_ORDER_MARK = '\uFEFF'
