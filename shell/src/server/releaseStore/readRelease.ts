import { join } from 'node:path'
import { ownsPath, type RegisteredRemote } from '@site/contracts/Registry'
import type { Release } from '@site/contracts/Release'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { hashSafely } from './readSafely.ts'
import { readShellManifest, readReleaseManifest } from './readReleaseManifest.ts'

type Listed = Pick<Release, 'files' | 'sizes'>

/** What is read of a release: all of it, or only what is needed to go on with pages that were finished before. */
export type Extent = 'all' | 'code'

/** A checked release, with the text of its server bundle at that time. */
export type LoadedRelease = { release: Release; serverBundle: string }

/** A checked release of the shell, with the text of its render bundle at that time. */
export type LoadedShell = { release: ShellRelease; renderBundle: string }

/**
 * Reads a release and checks all of it before any of its code runs: its manifest, that nothing is used without a hash, and
 * the hash of every file, or only of its code. Which paths it may own is checked against the registry: see `refuseForeignPaths`.
 * @throws ReleaseProblem
 */
export async function readRelease(
  releasesFolder: string,
  name: string,
  id: string,
  extent: Extent = 'all',
): Promise<LoadedRelease> {
  const folder = join(releasesFolder, name, id)
  const release = await readReleaseManifest(folder)
  refuseOther(release, name, id)
  const { entry, server, exposes, publicFiles = {} } = release
  refuseUnknownFiles(release, [entry, server, ...Object.values(exposes).flat(), ...Object.values(publicFiles)])
  const missing = release.routes.find((route) => !(route.expose in release.exposes))
  if (missing) throw new ReleaseProblem('bad', 'malformed', `exposes no ${missing.expose} for ${missing.path}.`)
  return { release, serverBundle: await verifyFiles(folder, release, release.server, extent) }
}

/** Reads and checks a release of the shell in the same way. @throws ReleaseProblem */
export async function readShellRelease(
  releasesFolder: string,
  id: string,
  extent: Extent = 'all',
): Promise<LoadedShell> {
  const folder = join(releasesFolder, 'shell', id)
  const release = await readShellManifest(folder)
  refuseOther(release, 'shell', id)
  const { scripts, render, publicFiles, serviceWorkers } = release
  const outside = scripts.find((file) => !/^browser\/[^/]+$/.test(file))
  if (outside) throw new ReleaseProblem('bad', 'malformed', `names ${outside}, which is outside of browser/.`)
  refuseUnknownFiles(release, [...scripts, render, ...Object.values(publicFiles), ...Object.values(serviceWorkers)])
  return { release, renderBundle: await verifyFiles(folder, release, render, extent) }
}

/** @throws ReleaseProblem if a remote claims what the registry does not grant. */
export function refuseForeignPaths(release: Release, { name, prefixes }: RegisteredRemote): void {
  const pages = release.routes.flatMap((route) => [route.path, ...route.paths.map(({ path }) => path)])
  const { publicFiles = {}, redirects = {} } = release
  const foreign = [...pages, ...Object.keys(publicFiles), ...Object.keys(redirects)].find(
    (path) => !ownsPath(prefixes, path),
  )
  if (!foreign) return
  throw new ReleaseProblem('bad', 'foreign', `claims ${foreign}, which is outside the prefixes of ${name}.`)
}

function refuseOther(release: { name: string; id: string }, name: string, id: string): void {
  if (release.name === name && release.id === id) return
  throw new ReleaseProblem('bad', 'foreign', `release.json is of ${release.name} ${release.id}, not of ${name} ${id}.`)
}

function refuseUnknownFiles({ files, sizes }: Listed, used: readonly string[]): void {
  const unknown = used.find((file) => !(file in files))
  if (unknown) throw new ReleaseProblem('bad', 'malformed', `has no hash for ${unknown}.`)
  const unsized = Object.keys(files).find((file) => !(file in sizes))
  if (unsized) throw new ReleaseProblem('bad', 'malformed', `has no size for ${unsized}.`)
}

/**
 * One file after the other: a release is small, and requests have to be served meanwhile. @returns the text of the `wanted`
 * file, as it was when its hash was checked.
 */
async function verifyFiles(folder: string, { files, sizes }: Listed, wanted: string, extent: Extent): Promise<string> {
  let text = ''
  for (const [file, stated] of Object.entries(files)) {
    if (extent === 'code' && file !== wanted) continue
    const { hash, size, content } = await hashSafely(join(folder, file), releaseLimits.file, file === wanted)
    if (file === wanted) text = content.toString()
    if (hash === stated) continue
    throw size < (sizes[file] ?? 0)
      ? new ReleaseProblem('not yet', 'cut off', `${file} is cut off: it has ${size} of ${sizes[file]} bytes.`)
      : new ReleaseProblem('bad', 'forged', `${file} has the wrong hash.`)
  }
  return text
}
