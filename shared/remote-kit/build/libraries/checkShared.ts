import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageOf } from '@site/release-protocol/release/packageOf'
import { intersects, validRange } from 'semver'
import * as v from 'valibot'
import type { RemoteDefinition } from '../definition/RemoteDefinition.ts'
import { librariesFromShell, ownableLibraries } from './sharedLibraries.ts'

const manifestSchema = v.object({ peerDependencies: v.optional(v.record(v.string(), v.string()), {}) })

/** The versions of the shared libraries that sites of this kit provide, by package. */
export function sharedVersions(): Readonly<Record<string, string>> {
  return peersOf(join(import.meta.dirname, '../../package.json'))
}

/**
 * Checks that the remote works with the versions of the shared libraries that sites provide, as its package.json says.
 * @throws Error with what to state instead.
 */
export function checkShared(remote: RemoteDefinition, folder: string): void {
  const problem = sharedProblem(remote, peersOf(join(folder, 'package.json')), sharedVersions())
  if (problem) throw new Error(problem)
}

type Ranges = Readonly<Record<string, string>>

/** What is wrong with the ranges that a remote states; undefined if nothing is. */
export function sharedProblem(
  remote: Pick<RemoteDefinition, 'shared'>,
  stated: Ranges,
  provided: Ranges,
): string | undefined {
  for (const name of new Set(librariesFromShell(remote).map(packageOf))) {
    const range = stated[name]
    const version = provided[name]
    if (range === undefined || version === undefined) continue
    if (validRange(range) && intersects(range, version)) continue
    const isOwnable = ownableLibraries.some((library) => library === name)
    const other = isOwnable ? `, or bring a copy of your own (shared: { '${name}': false } in rspack.config.ts)` : ''
    return `package.json asks for ${name} ${range}, and sites share ${name} ${version}: state a range that contains it, below "peerDependencies"${other}.`
  }
  return undefined
}

function peersOf(file: string): Ranges {
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8'))).peerDependencies
}
