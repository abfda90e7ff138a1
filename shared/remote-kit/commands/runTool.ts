import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as v from 'valibot'

const require = createRequire(import.meta.url)
const manifestSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) })

/**
 * Runs a tool that the kit brings, in the working directory. @returns its exit code. @throws Error if the package has no such
 * command.
 */
export function runTool(packageName: string, tool: string, parameters: readonly string[]): number {
  const manifest = require.resolve(`${packageName}/package.json`)
  const { bin } = v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8')))
  const file = typeof bin === 'string' ? bin : bin[tool]
  if (!file) throw new Error(`${packageName} has no command ${tool}.`)
  const { status } = spawnSync(process.execPath, [join(dirname(manifest), file), ...parameters], { stdio: 'inherit' })
  return status ?? 1
}
