import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { describeFiles } from '@site/release-protocol/release/storeRelease'
import { claimRelease } from './claimRelease.ts'
import { currentRelease } from './currentRelease.ts'
import { pointTo } from './pointTo.ts'

/**
 * Makes a release of a remote from its current one, as a build would have made it with other browser files, and points to it.
 * `change` returns a file's new source. Returns the release's id.
 */
export function changeBrowserFiles(
  releasesFolder: string,
  remote: string,
  change: (file: string, source: string, release: Release) => string,
): string {
  const former = join(releasesFolder, remote, currentRelease(releasesFolder, remote))
  const release = parseRelease(JSON.parse(readFileSync(join(former, 'release.json'), 'utf8')))
  release.id = claimRelease(releasesFolder, { name: remote, id: release.id })
  const folder = join(releasesFolder, remote, release.id)
  cpSync(former, folder, { recursive: true })
  const newHashes = new Map<string, string>()
  // The entry contains the hashes of the other files.
  const scripts = Object.keys(release.files).filter((file) => /\.c?js$/.test(file) && file !== release.entry)
  for (const file of [...scripts, release.entry]) {
    const source = readFileSync(join(folder, file), 'utf8')
    let changed = change(file, source, release)
    for (const [old, next] of newHashes) changed = changed.replaceAll(old, next)
    if (changed === source) continue
    writeFileSync(join(folder, file), changed)
    for (const encoding of ['br', 'gz']) rmSync(join(folder, `${file}.${encoding}`), { force: true })
    const next = describeFiles({ [file]: join(folder, file) }).files[file] ?? ''
    newHashes.set(release.files[file] ?? '', next)
  }
  const sources = Object.fromEntries(Object.keys(release.files).map((file) => [file, join(folder, file)]))
  Object.assign(release, describeFiles(sources))
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  pointTo(releasesFolder, remote, release.id)
  return release.id
}
