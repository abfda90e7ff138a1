import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile } from './compressFile.ts'

/** The files of a release by name, each with the file that it is copied from. */
export type ReleaseSources = Readonly<Record<string, string>>

/** Hash and size of every file, for the manifest. */
export function describeFiles(sources: ReleaseSources) {
  const names = Object.keys(sources)
  return {
    files: Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(sources[name] ?? ''))])),
    sizes: Object.fromEntries(names.map((name) => [name, statSync(sources[name] ?? '').size])),
  }
}

/** SHA-384 in the format of Subresource Integrity. */
export function hashOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** Hash of a release's manifest. */
export function digestOf(releasesFolder: string, name: string, id: string): string {
  return hashOf(readFileSync(join(releasesFolder, name, id, 'release.json')))
}

/** The id of a release: a hash of its manifest. */
export function idOf(statement: object): string {
  return createHash('sha256').update(JSON.stringify(statement)).digest('hex').slice(0, 16)
}

/** Copies a release into the releases folder, atomically. An existing one is kept: the same id means the same content. */
export async function storeRelease(
  releasesFolder: string,
  release: { name: string; id: string },
  sources: ReleaseSources,
  { compressed }: { compressed: (file: string) => boolean },
): Promise<void> {
  const target = join(releasesFolder, release.name, release.id)
  if (existsSync(target)) return
  const draft = `${target}.${process.pid}.draft`
  rmSync(draft, { recursive: true, force: true })
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(join(draft, file, '..'), { recursive: true })
    cpSync(source, join(draft, file))
    if (compressed(file)) await compressFile(join(draft, file))
  }
  writeFileSync(join(draft, 'release.json'), JSON.stringify(release, null, 2))
  renameSync(draft, target)
}
