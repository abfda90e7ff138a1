import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseRelease, type Release } from '@site/contracts/Release'
import { ownsPath, type RegisteredRemote } from './registry.ts'

/**
 * Reads a release and checks all of it before any of its code runs: its statement, the paths it claims, the hash of
 * every file, and that nothing is used that has no hash.
 * @throws Error with a sentence that says what is wrong.
 */
export async function readRelease(releasesFolder: string, remote: RegisteredRemote, id: string): Promise<Release> {
  const folder = join(releasesFolder, remote.name, id)
  const content: unknown = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'))
  const release = parseRelease(content)
  if (release.name !== remote.name || release.id !== id) {
    throw new Error(`release.json is of ${release.name} ${release.id}, not of ${remote.name} ${id}.`)
  }
  refuseForeignPaths(release, remote)
  refuseUnknownFiles(release)
  await Promise.all(Object.entries(release.files).map(([file, hash]) => verify(folder, file, hash)))
  return release
}

function refuseForeignPaths(release: Release, { name, prefixes }: RegisteredRemote): void {
  for (const route of release.routes) {
    const foreign = [route.path, ...route.paths.map(({ path }) => path)].find((path) => !ownsPath(prefixes, path))
    if (foreign) throw new Error(`claims ${foreign}, which is outside the prefixes of ${name}.`)
  }
}

function refuseUnknownFiles(release: Release): void {
  const used = [release.entry, release.server, ...Object.values(release.exposes).flat()]
  const unknown = used.find((file) => !(file in release.files))
  if (unknown) throw new Error(`has no hash for ${unknown}.`)
  const missing = release.routes.find((route) => !(route.expose in release.exposes))
  if (missing) throw new Error(`exposes no ${missing.expose} for ${missing.path}.`)
}

async function verify(folder: string, file: string, hash: string): Promise<void> {
  const content = await readFile(join(folder, file)).catch(() => {
    throw new Error(`${file} is missing.`)
  })
  const actual = `sha384-${createHash('sha384').update(content).digest('base64')}`
  if (actual !== hash) throw new Error(`${file} has the wrong hash.`)
}
