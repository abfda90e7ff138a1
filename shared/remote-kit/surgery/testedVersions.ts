import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { satisfies } from 'semver'
import * as v from 'valibot'

/** A package of others that something is done to here, and the versions with which that was tried. */
export type TestedVersion = { name: string; range: string; what: string }

/** As much of a compiler as says which bundler it is. */
type Bundling = { rspack: Pick<Compiler['rspack'], 'rspackVersion'> }

const manifestSchema = v.object({ name: v.string(), version: v.string() })

/** Checks the package in `folder` against what was tried. @throws Error that says what has to be looked at. */
export function assertTested(folder: string, tested: TestedVersion): void {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  assertVersion(v.parse(manifestSchema, content).version, tested)
}

/** Checks the bundler that calls a plugin: it writes the runtime that is changed. @throws Error as above. */
export function assertBundler({ rspack }: Bundling, what: string): void {
  assertVersion(rspack.rspackVersion, { name: '@rspack/core', range: '~2.3.2', what })
}

function assertVersion(version: string, { name, range, what }: TestedVersion): void {
  if (satisfies(version, range)) return
  throw new Error(
    `${name} ${version} is installed, and ${what} was tried with ${range} only. See whether it still holds, then widen the range.`,
  )
}
