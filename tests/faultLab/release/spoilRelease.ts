import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { describeFiles } from '@site/remote-kit/release/storeRelease'
import { claimRelease } from '../../support/releases/claimRelease.ts'
import { pointTo } from '../../support/releases/pointTo.ts'
import { currentRelease } from '../../support/releases/currentRelease.ts'

type Spoil = {
  /** New text of a file, from the former one; undefined leaves it. The release states it rightly. */
  text?: (file: string, source: string, release: Release) => string | undefined
  /** What is done to the folder after everything in it is right. */
  folder?: (folder: string, release: Release) => void
}

/** Makes a release of a remote out of its current one, spoils it and points to it. Returns its id. */
export function spoilRelease(releasesFolder: string, remote: string, { text, folder: harm }: Spoil): string {
  const former = join(releasesFolder, remote, currentRelease(releasesFolder, remote))
  const release = parseRelease(JSON.parse(readFileSync(join(former, 'release.json'), 'utf8')))
  // Two cells with the same content are two releases.
  release.id = claimRelease(releasesFolder, { name: remote, id: release.id })
  const folder = join(releasesFolder, remote, release.id)
  cpSync(former, folder, { recursive: true })
  if (text) writeTexts(folder, release, text)
  const sources = Object.fromEntries(Object.keys(release.files).map((file) => [file, join(folder, file)]))
  Object.assign(release, describeFiles(sources))
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  harm?.(folder, release)
  pointTo(releasesFolder, remote, release.id)
  return release.id
}

/** Writes what a build would have written: the entry knows the hashes of the other files. */
function writeTexts(folder: string, release: Release, text: NonNullable<Spoil['text']>): void {
  const scripts = Object.keys(release.files).filter((file) => /\.c?js$/.test(file))
  const renewed = new Map<string, string>()
  for (const file of [...scripts.filter((name) => name !== release.entry), release.entry]) {
    const source = readFileSync(join(folder, file), 'utf8')
    let spoilt = text(file, source, release) ?? source
    for (const [former, next] of renewed) spoilt = spoilt.replaceAll(former, next)
    if (spoilt === source) continue
    writeFileSync(join(folder, file), spoilt)
    for (const form of ['br', 'gz']) rmSync(join(folder, `${file}.${form}`), { force: true })
    const next = describeFiles({ [file]: join(folder, file) }).files[file] ?? ''
    renewed.set(release.files[file] ?? '', next)
  }
}

/** Files of a release that belong to a phase of the browser. */
export function filesOf(phase: string, release: Release): string[] {
  const exposed = Object.values(release.exposes).flat()
  if (phase === 'entry') return [release.entry]
  if (phase === 'expose') return exposed
  const files = Object.keys(release.files)
  if (phase === 'media') return files.filter((file) => file.startsWith('media/'))
  return files.filter((file) => /^browser\/.*\.js$/.test(file) && file !== release.entry && !exposed.includes(file))
}
