import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { type ShellRelease, WHOLE } from '@site/contracts/ShellRelease'
import { packageOf } from '@site/release-protocol/release/packageOf'
import * as v from 'valibot'
import { packageFolder } from './packageFolder.ts'

/** What a module namespace has besides the library's own names. */
const interopNames = new Set(['module.exports', '__esModule'])

const bundleSchema = v.object({ sharedModules: v.record(v.string(), v.looseObject({})) })

/**
 * The shared libraries that a built shell provides to remotes: versions and exported names. Read from the render bundle,
 * because a library loaded here has other names: development React has `act`.
 */
export function provides(renderBundle: string): ShellRelease['provides'] {
  const { sharedModules } = v.parse(bundleSchema, evaluate(renderBundle))
  return Object.fromEntries(
    Object.entries(sharedModules).map(([library, module]) => {
      const names = Object.keys(module).filter((name) => !interopNames.has(name))
      const isWhole = library !== 'react-router-dom'
      return [library, { version: versionOf(library), names: [...(isWhole ? [WHOLE] : []), ...names.sort()] }]
    }),
  )
}

/** Evaluates a file that needs only modules that are loaded already; afresh, because it may have changed. */
function evaluate(file: string): unknown {
  const module: { exports: unknown } = { exports: {} }
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports'], { filename: file })(module, module.exports)
  return module.exports
}

function versionOf(library: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder(packageOf(library)), 'package.json'), 'utf8'))
  return v.parse(v.object({ version: v.string() }), manifest).version
}
