import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT_VERSION, readContracts } from '@site/contracts/contractVersions'
import { releaseId } from '@site/contracts/ReleaseFiles'
import * as v from 'valibot'
import { readSafely } from './readSafely.ts'

const schema = v.record(v.string(), v.array(releaseId))
/** Releases of each name that have passed, newest first. */
export type LastGood = Readonly<Record<string, readonly string[]>>

/** Each contract version has its own file, so that neither overwrites the other's fallback. */
const fileOf = (releasesFolder: string, contract: number = CONTRACT_VERSION) =>
  join(releasesFolder, `last-good-${contract}.json`)
const MAX_BYTES = 1_000_000
/** The number of fallback releases per name. */
const MAX_KEPT = 5

/** What was good before, as a fallback after a restart, also of a server that wrote the former contract. */
export async function readLastGood(releasesFolder: string): Promise<LastGood> {
  for (const contract of readContracts) {
    try {
      const content: unknown = JSON.parse((await readSafely(fileOf(releasesFolder, contract), MAX_BYTES)).toString())
      return v.parse(schema, content)
    } catch {}
  }
  return {}
}

/**
 * Adds what is good now, atomically. Entries of other servers are kept, so that one with a smaller registry removes nothing.
 * If the folder is not writable, only the fallback after a restart is lost.
 */
export async function addLastGood(releasesFolder: string, live: Readonly<Record<string, string>>): Promise<LastGood> {
  const stored = await readLastGood(releasesFolder)
  const merged: Record<string, readonly string[]> = { ...stored }
  for (const [name, id] of Object.entries(live)) {
    merged[name] = [id, ...(stored[name] ?? []).filter((other) => other !== id)].slice(0, MAX_KEPT)
  }
  if (JSON.stringify(merged) === JSON.stringify(stored)) return merged
  try {
    const draft = `${fileOf(releasesFolder)}.${process.pid}.draft`
    writeFileSync(draft, JSON.stringify(merged))
    renameSync(draft, fileOf(releasesFolder))
  } catch {}
  return merged
}
