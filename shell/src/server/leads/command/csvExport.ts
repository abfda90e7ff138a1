import { stringify } from 'csv-stringify/sync'

/**
 * A character that starts a formula, or its full-width form, at the start of a cell: at the beginning, after a line break,
 * and after any separator at which some spreadsheet splits, regardless of blanks and quotes in between.
 */
const formula = /(^|[,;|\t\n])([\s"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

/** Escapes a text so that no spreadsheet takes it for a formula, even if it reads the file with a different separator. */
export const escapeFormulas = (text: string) => text.replace(formula, "$1$2'")

/** Lines of a CSV file with every cell quoted. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeFormulas(cell) : String(cell)))),
    { quoted: true, quoted_empty: true, record_delimiter: 'windows' },
  )
}

/** The mark at the start of a file that makes spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
