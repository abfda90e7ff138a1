import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { describeFiles } from '@site/remote-kit/release/storeRelease'
import { claimRelease } from '../../support/releases/claimRelease.ts'
import { pointTo } from '../../support/releases/pointTo.ts'
import { currentRelease } from '../../support/releases/currentRelease.ts'

type Corruption = {
  /** Returns a file's new source, or undefined to leave it. The manifest's hashes will match. */
  text?: (file: string, source: string, release: Release) => string | undefined
  /** Changes the folder after everything in it is consistent. */
  folder?: (folder: string, release: Release) => void
}

/** Copies a remote's current release, corrupts the copy and points to it. Returns its id. */
export function corruptRelease(releasesFolder: string, remote: string, { text, folder: damage }: Corruption): string {
  const former = join(releasesFolder, remote, currentRelease(releasesFolder, remote))
  const release = parseRelease(JSON.parse(readFileSync(join(former, 'release.json'), 'utf8')))
  // Two cells with the same content are two releases.
  release.id = claimRelease(releasesFolder, { name: remote, id: release.id })
  const folder = join(releasesFolder, remote, release.id)
  cpSync(former, folder, { recursive: true })
  if (text) rewriteFiles(folder, release, text)
  const sources = Object.fromEntries(Object.keys(release.files).map((file) => [file, join(folder, file)]))
  Object.assign(release, describeFiles(sources))
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  damage?.(folder, release)
  pointTo(releasesFolder, remote, release.id)
  return release.id
}

/** Writes what a build would have written: the entry contains the hashes of the other files. */
function rewriteFiles(folder: string, release: Release, text: NonNullable<Corruption['text']>): void {
  const scripts = Object.keys(release.files).filter((file) => /\.c?js$/.test(file))
  const newHashes = new Map<string, string>()
  for (const file of [...scripts.filter((name) => name !== release.entry), release.entry]) {
    const source = readFileSync(join(folder, file), 'utf8')
    let changed = text(file, source, release) ?? source
    for (const [former, next] of newHashes) changed = changed.replaceAll(former, next)
    if (changed === source) continue
    writeFileSync(join(folder, file), changed)
    for (const encoding of ['br', 'gz']) rmSync(join(folder, `${file}.${encoding}`), { force: true })
    const next = describeFiles({ [file]: join(folder, file) }).files[file] ?? ''
    newHashes.set(release.files[file] ?? '', next)
  }
}

/** A release's files that belong to a phase in the browser. */
export function filesOf(phase: string, release: Release): string[] {
  const exposed = Object.values(release.exposes).flat()
  if (phase === 'entry') return [release.entry]
  if (phase === 'expose') return exposed
  const files = Object.keys(release.files)
  if (phase === 'media') return files.filter((file) => file.startsWith('media/'))
  return files.filter((file) => /^browser\/.*\.js$/.test(file) && file !== release.entry && !exposed.includes(file))
}
