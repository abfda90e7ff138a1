import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import * as v from 'valibot'
import { sharedModules } from '../src/universal/sharing/sharedModules.ts'
import { packageFolder } from './surgery/packageFolder.ts'

/** What a module namespace has beside the library's own names. */
const interopNames = new Set(['module.exports', '__esModule'])

/** The shared libraries as remotes get them from this shell: version, and the names that it shares. */
export function provides(): ShellRelease['provides'] {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([library, module]) => {
      const names = Object.keys(module).filter((name) => !interopNames.has(name))
      return [library, { version: versionOf(library), names: names.sort() }]
    }),
  )
}

function versionOf(library: string): string {
  const name = library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/')
  return v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')),
  ).version
}
