import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const schema = v.record(v.string(), v.string())
const fileOf = (releasesFolder: string) => join(releasesFolder, 'last-good.json')

/** Release of each remote in the last composition that passed, so that a restart can fall back to it. */
export function readLastGood(releasesFolder: string): Record<string, string> {
  try {
    const content: unknown = JSON.parse(readFileSync(fileOf(releasesFolder), 'utf8'))
    return v.parse(schema, content)
  } catch {
    return {}
  }
}

/** Notes it in one atomic step. A folder that cannot be written to costs only the fallback after a restart. */
export function writeLastGood(releasesFolder: string, releases: Record<string, string>): void {
  try {
    const draft = `${fileOf(releasesFolder)}.${process.pid}.draft`
    writeFileSync(draft, JSON.stringify(releases))
    renameSync(draft, fileOf(releasesFolder))
  } catch {}
}
