import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import * as v from 'valibot'

/** A package of others that something is done to here, and the versions with which that was tried. */
export type TestedVersion = { name: string; range: string; what: string }

const manifestSchema = v.object({ name: v.string(), version: v.string() })

/** Checks the package in `folder` against what was tried. @throws Error that says what has to be looked at. */
export function assertTested(folder: string, { name, range, what }: TestedVersion): void {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { version } = v.parse(manifestSchema, content)
  if (satisfies(version, range)) return
  throw new Error(
    `${name} ${version} is installed, and ${what} was tried with ${range} only. See whether it still holds, then widen the range.`,
  )
}
