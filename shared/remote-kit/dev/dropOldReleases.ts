import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Releases that are kept while developing: every change that is saved makes one. */
const KEPT = 5

/** Removes all but the newest releases in a remote's folder. */
export function dropOldReleases(folder: string): void {
  const releases = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.madeAt - one.madeAt)
  for (const { path } of releases.slice(KEPT)) rmSync(path, { recursive: true, force: true })
}
