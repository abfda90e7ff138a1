import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { parseShellRelease } from '@site/contracts/ShellRelease'
import { hashOf } from '@site/release-protocol/files/hashOf'
import { claimRelease } from './claimRelease.ts'
import { pointTo } from './pointTo.ts'
import { currentRelease } from './currentRelease.ts'

type Change = {
  /** Returns the server bundle's new source. */
  server?: (source: string) => string
  /** Changes the manifest after everything else is consistent. */
  release?: (release: Release) => void
}

/** Makes a new release of a remote from its current one, with a change, without publishing it. Returns its id. */
export function makeCandidate(releasesFolder: string, remote: string, change: Change): string {
  const folder = join(releasesFolder, remote)
  const former = currentRelease(releasesFolder, remote)
  const id = claimRelease(releasesFolder, { name: remote, id: former })
  cpSync(join(folder, former), join(folder, id), { recursive: true })
  const manifest = join(folder, id, 'release.json')
  const release = parseRelease(JSON.parse(readFileSync(manifest, 'utf8')))
  release.id = id
  if (change.server) {
    const file = join(folder, id, release.server)
    const source = change.server(readFileSync(file, 'utf8'))
    writeFileSync(file, source)
    release.sizes[release.server] = Buffer.byteLength(source)
    release.files[release.server] = hashOf(source)
  }
  change.release?.(release)
  writeFileSync(manifest, JSON.stringify(release))
  return id
}

/** Makes a new release of a remote as `makeCandidate` does, and points to it. Returns its id. */
export function makeRelease(releasesFolder: string, remote: string, change: Change): string {
  const id = makeCandidate(releasesFolder, remote, change)
  pointTo(releasesFolder, remote, id)
  return id
}

type ShellChange = {
  /** Returns the new source of the script that starts the site. */
  main: (source: string) => string
  /** Text at the end of every document. */
  footer: string
}

/** Makes a new release of the shell from its current one, with a change, and points to it. Returns its id. */
export function makeShell(releasesFolder: string, change: ShellChange): string {
  const id = makeShellCandidate(releasesFolder, change)
  pointTo(releasesFolder, 'shell', id)
  return id
}

/** The same, without publishing it. */
function makeShellCandidate(releasesFolder: string, { main, footer }: ShellChange): string {
  const folder = join(releasesFolder, 'shell')
  const current = currentRelease(releasesFolder, 'shell')
  const id = claimRelease(releasesFolder, { name: 'shell', id: current })
  cpSync(join(folder, current), join(folder, id), { recursive: true })
  const manifest = join(folder, id, 'release.json')
  const release = parseShellRelease(JSON.parse(readFileSync(manifest, 'utf8')))
  release.id = id
  release.loader += `;"${footer}"`
  const former = release.scripts.find((file) => file.startsWith('browser/main.')) ?? ''
  const name = `browser/main.${id.slice(0, 10)}.js`
  const source = main(readFileSync(join(folder, id, former), 'utf8'))
  writeFileSync(join(folder, id, name), source)
  for (const suffix of ['', '.br', '.gz']) rmSync(join(folder, id, former + suffix), { force: true })
  release.scripts = release.scripts.map((file) => (file === former ? name : file))
  delete release.files[former]
  delete release.sizes[former]
  release.files[name] = hashOf(source)
  release.sizes[name] = Buffer.byteLength(source)
  writeFileSync(manifest, JSON.stringify(release))
  return id
}
