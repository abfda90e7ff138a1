import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_VERSION } from '@site/contracts/Release'
import { releaseId } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'
import { readSafely } from './readSafely.ts'

const schema = v.record(v.string(), v.array(releaseId))
/** Releases of each name that passed, the newest first. */
export type LastGood = Readonly<Record<string, readonly string[]>>

/** A shell of another contract has another file: neither makes the other's fallback useless. */
const fileOf = (releasesFolder: string) => join(releasesFolder, `last-good-${CONTRACT_VERSION}.json`)
const LARGEST = 1_000_000
/** Releases of one name to fall back to. */
const MOST_KEPT = 5

/** What was good before, so that a restart can fall back to it. */
export async function readLastGood(releasesFolder: string): Promise<LastGood> {
  try {
    const content: unknown = JSON.parse((await readSafely(fileOf(releasesFolder), LARGEST)).toString())
    return v.parse(schema, content)
  } catch {
    return {}
  }
}

/**
 * Adds what is good now, in one atomic step. What another server has noted stays, so that one with a smaller registry
 * takes nothing away. A folder that cannot be written to costs only the fallback after a restart.
 */
export async function addLastGood(releasesFolder: string, live: Readonly<Record<string, string>>): Promise<LastGood> {
  const noted = await readLastGood(releasesFolder)
  const merged: Record<string, readonly string[]> = { ...noted }
  for (const [name, id] of Object.entries(live)) {
    merged[name] = [id, ...(noted[name] ?? []).filter((other) => other !== id)].slice(0, MOST_KEPT)
  }
  if (JSON.stringify(merged) === JSON.stringify(noted)) return merged
  try {
    const draft = `${fileOf(releasesFolder)}.${process.pid}.draft`
    writeFileSync(draft, JSON.stringify(merged))
    renameSync(draft, fileOf(releasesFolder))
  } catch {}
  return merged
}
