import { rename, rm } from 'node:fs/promises'
import writeXlsxFile from 'write-excel-file/node'

/** Excel rejects a file with a longer text in a cell. */
const MAX_CELL_LENGTH = 32_767

type Workbook = { toBuffer(): Promise<Buffer>; toFile(file: string): Promise<void> }

/** A workbook in which every text is a text cell, so that no program takes one for a formula. */
export function workbookOf(rows: readonly (readonly (string | number)[])[]): Workbook {
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number'
        ? { type: Number, value }
        : { type: String, value: value.slice(0, MAX_CELL_LENGTH), wrap: value.includes('\n') },
    ),
  )
  return writeXlsxFile(cells, { sheet: 'Leads', stickyRowsCount: 1 })
}

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
