import { lstatSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The largest pointer or publication, in bytes. */
const MAX_BYTES = 1_000_000

/** The text of a file. What may lie in its place, such as a pipe, never ends. @throws Error that says what is wrong with it. */
export function readRegularFile(file: string): string {
  const name = basename(file)
  const stats = lstatSync(file)
  if (stats.isSymbolicLink()) throw new Error(`${name} is a link, not a file.`)
  if (!stats.isFile()) throw new Error(`${name} is not a regular file.`)
  if (stats.size > MAX_BYTES) throw new Error(`${name} is larger than ${MAX_BYTES} bytes.`)
  return readFileSync(file, 'utf8')
}
