import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const schema = v.object({ routes: v.array(v.object({ guarded: v.optional(v.boolean(), false) })) })
const LARGEST = 4 * 1024 * 1024
const MOST_KEPT = 1000

/**
 * Tells whether a release on disk is guarded, live or not: candidates and former releases lie beside the live one. What
 * cannot be read is taken for guarded. A release never changes, so each is read once.
 */
export function createGuardedReleases(releasesFolder: string) {
  const known = new Map<string, boolean>()
  return (remote: string, release: string): boolean => {
    const key = `${remote}/${release}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const answer = read(join(releasesFolder, remote, release, 'release.json'))
    // One that is still being copied may be read later.
    if (answer === undefined) return true
    if (known.size >= MOST_KEPT) known.clear()
    known.set(key, answer)
    return answer
  }
}

function read(file: string): boolean | undefined {
  try {
    const stat = statSync(file)
    if (!stat.isFile() || stat.size > LARGEST) return undefined
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return v.parse(schema, content).routes.some(({ guarded }) => guarded)
  } catch {
    return undefined
  }
}
