import { rename, rm } from 'node:fs/promises'
import writeXlsxFile from 'write-excel-file/node'

/** Excel rejects a file with a longer text in a cell. */
const MAX_CELL_LENGTH = 32_767

type Workbook = { toBuffer(): Promise<Buffer>; toFile(file: string): Promise<void> }

/** A day, or a moment on a clock, as the texts of an export have it. */
const moment = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/

/** Widths in characters: a date that has no room is shown as `####`. */
const width = { least: 8, most: 40 }

/**
 * A workbook in which every text is a text cell, so that no program takes one for a formula. Texts in a column with a format are
 * dates, which a spreadsheet sorts and groups by month.
 */
export function workbookOf(
  rows: readonly (readonly (string | number)[])[],
  dateFormats: readonly (string | undefined)[] = [],
): Workbook {
  const cells = rows.map((row) => row.map((value, column) => cellOf(value, dateFormats[column])))
  const columns = (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, longestLine(row[column])), width.least)
    return { width: Math.min(longest + 2, width.most) }
  })
  return writeXlsxFile(cells, { sheet: 'Leads', stickyRowsCount: 1, columns })
}

function cellOf(value: string | number, dateFormat: string | undefined) {
  if (typeof value === 'number') return { type: Number, value }
  const [, day, time = '00:00'] = (dateFormat && moment.exec(value)) || []
  // A cell has no zone: it shows these very numbers.
  if (day) return { type: Date, value: new Date(`${day}T${time}Z`), format: dateFormat }
  return { type: String, value: value.slice(0, MAX_CELL_LENGTH), wrap: value.includes('\n') }
}

const longestLine = (value: string | number = '') =>
  Math.max(
    ...String(value)
      .split('\n')
      .map(({ length }) => length),
  )

/** Writes a workbook. The file appears under its name once it is complete. */
export async function writeWorkbook(file: string, rows: readonly (readonly (string | number)[])[]): Promise<void> {
  const partial = `${file}.partial`
  try {
    await workbookOf(rows).toFile(partial)
    await rename(partial, file)
  } finally {
    await rm(partial, { force: true })
  }
}
