import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { parseShellRelease } from '@site/contracts/ShellRelease'
import { hashOf } from '@site/remote-kit/release/storeRelease'
import { claimRelease } from './claimRelease.ts'
import { pointTo } from './pointTo.ts'
import { currentRelease } from './currentRelease.ts'

type Change = {
  /** New text of the server file, from the former one. */
  server?: (source: string) => string
  /** Change of the statement after everything else is right. */
  release?: (release: Release) => void
}

/** Makes a new release of a remote out of its current one, with a change, to which nothing points. Returns its id. */
export function makeCandidate(releasesFolder: string, remote: string, change: Change): string {
  const folder = join(releasesFolder, remote)
  const former = currentRelease(releasesFolder, remote)
  const id = claimRelease(releasesFolder, { name: remote, id: former })
  cpSync(join(folder, former), join(folder, id), { recursive: true })
  const statement = join(folder, id, 'release.json')
  const release = parseRelease(JSON.parse(readFileSync(statement, 'utf8')))
  release.id = id
  if (change.server) {
    const file = join(folder, id, release.server)
    const source = change.server(readFileSync(file, 'utf8'))
    writeFileSync(file, source)
    release.sizes[release.server] = Buffer.byteLength(source)
    release.files[release.server] = hashOf(source)
  }
  change.release?.(release)
  writeFileSync(statement, JSON.stringify(release))
  return id
}

/** Makes a new release of a remote as `makeCandidate` does, and points to it. Returns its id. */
export function makeRelease(releasesFolder: string, remote: string, change: Change): string {
  const id = makeCandidate(releasesFolder, remote, change)
  pointTo(releasesFolder, remote, id)
  return id
}

type ShellChange = {
  /** New text of the script that starts the site, from the former one. */
  main: (source: string) => string
  /** Text that every document ends with. */
  footer: string
}

/** Makes a new release of the shell out of its current one, with a change, and points to it. Returns its id. */
export function makeShell(releasesFolder: string, change: ShellChange): string {
  const id = makeShellCandidate(releasesFolder, change)
  pointTo(releasesFolder, 'shell', id)
  return id
}

/** The same, to which nothing points. */
export function makeShellCandidate(releasesFolder: string, { main, footer }: ShellChange): string {
  const folder = join(releasesFolder, 'shell')
  const current = currentRelease(releasesFolder, 'shell')
  const id = claimRelease(releasesFolder, { name: 'shell', id: current })
  cpSync(join(folder, current), join(folder, id), { recursive: true })
  const statement = join(folder, id, 'release.json')
  const release = parseShellRelease(JSON.parse(readFileSync(statement, 'utf8')))
  release.id = id
  release.loader += `;"${footer}"`
  const former = release.scripts.find((file) => file.startsWith('browser/main.')) ?? ''
  const name = `browser/main.${id.slice(0, 10)}.js`
  const source = main(readFileSync(join(folder, id, former), 'utf8'))
  writeFileSync(join(folder, id, name), source)
  for (const form of ['', '.br', '.gz']) rmSync(join(folder, id, former + form), { force: true })
  release.scripts = release.scripts.map((file) => (file === former ? name : file))
  delete release.files[former]
  delete release.sizes[former]
  release.files[name] = hashOf(source)
  release.sizes[name] = Buffer.byteLength(source)
  writeFileSync(statement, JSON.stringify(release))
  return id
}
