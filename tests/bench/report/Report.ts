import { execSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** What a part of the benchmark has measured: figures by name, in groups where it has many. */
export type Figures = { readonly [name: string]: number | string | Figures | undefined }

const figures: v.GenericSchema<Figures> = v.record(
  v.string(),
  v.union([v.number(), v.string(), v.undefined(), v.lazy(() => figures)]),
)
const report = v.object({ at: v.string(), machine: figures, parts: v.record(v.string(), figures) })

/** A whole run, as it is kept. `machine` says how busy it was: figures of a busy machine compare within one run alone. */
export type Report = v.InferOutput<typeof report>

export function newReport(): Report {
  const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim()
  const machine = { processors: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version, commit }
  return { at: new Date().toISOString(), machine, parts: {} }
}

export function writeReport(file: string, content: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`)
}

/** @throws Error when there is no file, or not of a report. */
export function readReport(file: string): Report {
  const { success, output } = v.safeParse(report, JSON.parse(readFileSync(file, 'utf8')))
  if (!success) throw new Error(`${file} is no report of npm run bench.`)
  return output
}
