import { execSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** The results of a part of the benchmark: figures by name, in nested groups if there are many. */
export type Figures = { readonly [name: string]: number | string | Figures | undefined }

const figures: v.GenericSchema<Figures> = v.record(
  v.string(),
  v.union([v.number(), v.string(), v.undefined(), v.lazy(() => figures)]),
)
const report = v.object({
  at: v.string(),
  machine: figures,
  /** The duration of each part. */
  seconds: v.optional(v.record(v.string(), v.number()), {}),
  parts: v.record(v.string(), figures),
})

/** The stored results of a run. `machine` includes its load: figures of a busy machine are comparable only within a run. */
export type Report = v.InferOutput<typeof report>

export function newReport(): Report {
  const commit = execSync('git rev-parse --short HEAD', { encoding: 'utf8' }).trim()
  const machine = { processors: availableParallelism(), load: loadavg()[0] ?? 0, node: process.version, commit }
  return { at: new Date().toISOString(), machine, seconds: {}, parts: {} }
}

export function writeReport(file: string, content: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 1)}\n`)
}

/** @throws Error if the file does not exist or is not a report. */
export function readReport(file: string): Report {
  const { success, output } = v.safeParse(report, JSON.parse(readFileSync(file, 'utf8')))
  if (!success) throw new Error(`${file} is not a report of npm run bench.`)
  return output
}
