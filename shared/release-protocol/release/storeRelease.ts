import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { descriptions } from '@site/contracts/ReleaseFiles'
import { moveDurably, writeDurably } from '../files/durableFiles.ts'
import { ensureEncodings } from '../encodings/ensureEncodings.ts'
import { hashOf } from '../files/hashOf.ts'

/** The files of a release by name, each with the file that it is copied from. */
export type ReleaseSources = Readonly<Record<string, string>>

type Described = { name: string; id: string; createdAt: string; files: Readonly<Record<string, string>> }

/** Hash and size of every file, for the manifest. */
export function describeFiles(sources: ReleaseSources) {
  const names = Object.keys(sources)
  return {
    files: Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(sources[name] ?? ''))])),
    sizes: Object.fromEntries(names.map((name) => [name, statSync(sources[name] ?? '').size])),
  }
}

/** Hash of a release's manifest. */
export function digestOf(releasesFolder: string, name: string, id: string): string {
  return hashOf(readFileSync(join(releasesFolder, name, id, descriptions.release)))
}

/** The id of a release: a hash of its manifest. */
export function idOf(statement: object): string {
  return createHash('sha256').update(JSON.stringify(statement)).digest('hex').slice(0, 16)
}

/**
 * Copies a release into the releases folder, atomically. If it is there already, what is damaged in it is replaced: the same
 * id means the same content. @throws Error if the disk is full, or the sources have changed meanwhile.
 */
export async function storeRelease(
  releasesFolder: string,
  release: Described,
  sources: ReleaseSources,
  { compressed = true } = {},
): Promise<void> {
  const target = join(releasesFolder, release.name, release.id)
  if (existsSync(target)) return complete(target, release, sources, compressed)
  const draft = `${target}.${process.pid}.draft`
  try {
    await rm(draft, { recursive: true, force: true })
    await complete(draft, release, sources, compressed)
    await moveDurably(draft, target)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Writes whatever is missing or damaged in a release's folder. */
async function complete(folder: string, release: Described, sources: ReleaseSources, compressed: boolean) {
  for (const [file, hash] of Object.entries(release.files)) {
    const place = join(folder, file)
    if (hash === hashIn(place)) continue
    const content = readFileSync(sources[file] ?? '')
    if (hashOf(content) !== hash) throw new Error(`${sources[file]} has changed meanwhile: build and release again.`)
    mkdirSync(dirname(place), { recursive: true })
    await writeDurably(place, content)
  }
  if (compressed) {
    const { problem } = await ensureEncodings({ folder, files: release.files })
    if (problem) throw new Error(problem)
  }
  const manifest = join(folder, descriptions.release)
  if (!states(manifest, release)) await writeDurably(manifest, JSON.stringify(release, null, 2))
}

function hashIn(place: string): string | undefined {
  try {
    return hashOf(readFileSync(place))
  } catch {
    return undefined
  }
}

/** True for the manifest of the same release, which may have been made at another time. */
function states(manifest: string, release: Described): boolean {
  try {
    const stated: object = JSON.parse(readFileSync(manifest, 'utf8'))
    return JSON.stringify({ ...stated, createdAt: release.createdAt }) === JSON.stringify(release)
  } catch {
    return false
  }
}
