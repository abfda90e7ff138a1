import { execSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'

/** The results of a part of the benchmark: figures by name, in nested groups if there are many. */
export type Figures = { readonly [name: string]: number | string | Figures | undefined }

/** The stored results of a run. */
export type Report = { at: string; machine: Figures; parts: Record<string, Figures> }

export function newReport(): Report {
  const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim()
  const machine = { processors: availableParallelism(), node: process.version, commit }
  return { at: new Date().toISOString(), machine, parts: {} }
}

export function writeReport(file: string, content: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`)
}
