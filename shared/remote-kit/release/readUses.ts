import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@site/contracts/Release'
import { packageOf } from '@site/release-protocol/release/packageOf'
import * as v from 'valibot'
import { installedManifest } from '../build/libraries/installedManifest.ts'

/** File in the server build with the exports that it uses of each shared library. */
export const usedLibrariesFile = 'usedLibraries.json'

const dependencies = v.optional(v.record(v.string(), v.string()), {})
const manifestSchema = v.object({ name: v.string(), dependencies, peerDependencies: dependencies })
const usedSchema = v.record(v.string(), v.array(v.string()))

type Manifest = v.InferOutput<typeof manifestSchema>

/**
 * What a built remote uses of the shared libraries, with the versions that it works with: the ranges of its package.json's
 * peer dependencies or, for a library that it reaches only through one of the site's packages, the range of that package.
 * @throws Error if neither gives a range.
 */
export function readUses(folder: string, serverFolder: string): NonNullable<Release['uses']> {
  const used = v.parse(usedSchema, JSON.parse(readFileSync(join(serverFolder, usedLibrariesFile), 'utf8')))
  const own = readManifest(join(folder, 'package.json'))
  const packages = Object.keys({ ...own.dependencies, ...own.peerDependencies })
    .filter((name) => name.startsWith('@site/'))
    .map((name) => readManifest(installedManifest(folder, name)))
  return Object.fromEntries(
    Object.entries(used).map(([library, names]) => {
      const name = packageOf(library)
      const range = rangeOf(name, [own, ...packages])
      if (range) return [library, { range, names }]
      throw new Error(
        `${own.name} uses '${library}': state in its package.json, below "peerDependencies", which versions of ${name} it works with.`,
      )
    }),
  )
}

function rangeOf(name: string, manifests: readonly Manifest[]): string | undefined {
  return manifests.map(({ peerDependencies }) => peerDependencies[name]).find((range) => range !== undefined)
}

function readManifest(file: string): Manifest {
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
}
