import { chmod, copyFile, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { suffixes } from '@site/release-protocol/encodings/compressFile'
import { systemErrorCode } from '@site/release-protocol/errors/systemErrorCode'
import type { SentEncoding } from '../releaseFiles.ts'
import { type CompositionManifest, type DocumentEntry, type FileEntry, MANIFEST } from './compositionManifest.ts'
import { places } from './documentFile.ts'

type Sources = {
  /** The content of a document in an encoding. */
  document: (entry: DocumentEntry, encoding: SentEncoding) => Promise<Buffer>
  /** Where a file of a release lies in an encoding. */
  file: (entry: FileEntry, encoding: SentEncoding) => string
}

export const encodings = ['identity', 'br', 'gzip'] as const

/** What the name of a file ends with in an encoding. */
export const ending = (encoding: SentEncoding) => (encoding === 'identity' ? '' : suffixes[encoding])

/**
 * Writes a composition to a folder: documents in all encodings, and links to the files of its releases, each at its address.
 * A web server can serve `site` as it is. A former folder is replaced. The disk need not have it at once: what a power failure
 * takes away differs from its hash, and is made again.
 */
export async function writeFolder(folder: string, manifest: CompositionManifest, sources: Sources): Promise<void> {
  const [draft, former] = [`${folder}.${process.pid}.draft`, `${folder}.${process.pid}.former`]
  await rm(draft, { recursive: true, force: true })
  try {
    for (const entry of manifest.documents) {
      const place = join(draft, entry.file)
      await mkdir(dirname(place), { recursive: true })
      for (const encoding of encodings) {
        await writeFile(place + ending(encoding), await sources.document(entry, encoding))
      }
    }
    for (const entry of manifest.files) {
      const target = join(draft, entry.guarded ? places.guarded : places.site, entry.address)
      await mkdir(dirname(target), { recursive: true })
      for (const encoding of encodings) {
        if (!entry.encodings[encoding]) continue
        const source = sources.file(entry, encoding)
        // Releases may lie on another disk.
        await link(source, target + ending(encoding)).catch(() => copyFile(source, target + ending(encoding)))
      }
    }
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    await letWebServersRead(draft)
    await rename(folder, former).catch((error: unknown) => {
      if (systemErrorCode(error) !== 'ENOENT') throw error
    })
    await rename(draft, folder).catch((error: unknown) => {
      // Another process that uses the folder has been first, with the same.
      if (!['ENOTEMPTY', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error
    })
  } finally {
    for (const place of [draft, former]) await rm(place, { recursive: true, force: true })
  }
}

/** Anybody may read `site`, and the page for failures, whatever this process does with other files. */
async function letWebServersRead(folder: string): Promise<void> {
  await chmod(folder, 0o711)
  for (const place of [places.site, places.shell].map((name) => join(folder, name))) {
    const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])
    if (entries.length > 0) await chmod(place, 0o755)
    for (const entry of entries) {
      // A link to a file of somebody else's release keeps its mode.
      await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644).catch(() => undefined)
    }
  }
}
