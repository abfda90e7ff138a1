import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code that finishes pages, in the folder of a server's build: different code makes different pages. */
const CODE = ['server/compose.cjs', 'renderProcess/runner.cjs', 'renderProcess/context.cjs']

/** Identifies a server's build. @throws Error if it is incomplete. */
export function serverBuild(folder: string): string {
  const hash = createHash('sha256')
  for (const file of CODE) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}
