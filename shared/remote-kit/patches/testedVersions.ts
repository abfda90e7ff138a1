import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from '@rspack/core'
import { satisfies } from 'semver'
import * as v from 'valibot'

/** A third-party package that is modified here, and the versions with which that was tested. */
export type TestedVersion = { name: string; range: string; what: string }

/** The part of a compiler that identifies its bundler. */
type Bundling = { rspack: Pick<Compiler['rspack'], 'rspackVersion'> }

const manifestSchema = v.object({ name: v.string(), version: v.string() })

/** Checks the version of the package in `folder`. @throws Error that says what to check. */
export function assertTested(folder: string, tested: TestedVersion): void {
  const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  assertVersion(v.parse(manifestSchema, content).version, tested)
}

/**
 * Checks the version of the bundler that calls a plugin, because it writes the runtime that is changed. @throws Error as
 * above.
 */
export function assertBundler({ rspack }: Bundling, what: string): void {
  assertVersion(rspack.rspackVersion, { name: '@rspack/core', range: '~2.3.2', what })
}

function assertVersion(version: string, { name, range, what }: TestedVersion): void {
  if (satisfies(version, range)) return
  throw new Error(
    `${name} ${version} is installed, but ${what} was tested with ${range} only. Check it, then widen the range.`,
  )
}
