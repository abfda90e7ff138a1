import { createHash, randomBytes } from 'node:crypto'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'

type Change = {
  /** New text of the server file, from the former one. */
  server?: (source: string) => string
  /** Change of the statement after everything else is right. */
  release?: (release: Release) => void
}

/** Makes a new release of a remote out of its current one, with a change, and points to it. Returns its id. */
export function makeRelease(releasesFolder: string, remote: string, change: Change): string {
  const folder = join(releasesFolder, remote)
  const id = randomBytes(8).toString('hex')
  cpSync(join(folder, currentRelease(releasesFolder, remote)), join(folder, id), { recursive: true })
  const statement = join(folder, id, 'release.json')
  const release = parseRelease(JSON.parse(readFileSync(statement, 'utf8')))
  release.id = id
  if (change.server) {
    const file = join(folder, id, release.server)
    const source = change.server(readFileSync(file, 'utf8'))
    writeFileSync(file, source)
    release.sizes[release.server] = Buffer.byteLength(source)
    release.files[release.server] = `sha384-${createHash('sha384').update(source).digest('base64')}`
  }
  change.release?.(release)
  writeFileSync(statement, JSON.stringify(release))
  pointTo(releasesFolder, remote, id)
  return id
}

/** Points a remote to a release, as the release command does. */
export function pointTo(releasesFolder: string, remote: string, id: string): void {
  const file = join(releasesFolder, remote, 'current.json')
  writeFileSync(`${file}.draft`, JSON.stringify({ release: id }))
  renameSync(`${file}.draft`, file)
}

/** Id of the release a remote points to. */
export function currentRelease(releasesFolder: string, remote: string): string {
  const pointer = JSON.parse(readFileSync(join(releasesFolder, remote, 'current.json'), 'utf8')) as { release: string }
  return pointer.release
}
