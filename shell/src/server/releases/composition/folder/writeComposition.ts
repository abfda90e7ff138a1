import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { suffixes } from '@site/remote-kit/release/compressFile'
import { moveDurably } from '@site/remote-kit/release/durableFiles'
import { statementOf } from '@site/remote-kit/release/fileEncodings'
import type { EncodedBody } from '../../../rendering/finished/FinishedPage.ts'
import type { ReleaseFile, SentEncoding } from '../../storage/releaseFiles.ts'
import type { Composition } from '../Composition.ts'
import { type FileEntry, MANIFEST } from './compositionManifest.ts'
import { places } from './documentFile.ts'
import { type ComposedFile, manifestOf } from './manifestOf.ts'

/** Where a file of a release lies in an encoding; undefined if it has none, or none that is whole. */
export type PathOf = (file: ReleaseFile, encoding: SentEncoding) => Promise<string | undefined>

type Options = {
  /** The folder that is to be written; it is not there yet. */
  folder: string
  /** The server's build that has finished the documents. */
  build: string
  pathOf: PathOf
}

const encodings = ['identity', 'br', 'gzip'] as const

/** What the name of a file ends with in an encoding. */
export const ending = (encoding: SentEncoding) => (encoding === 'identity' ? '' : suffixes[encoding])

/**
 * Writes a composition to a folder, so that a crash leaves all of it or nothing: documents in all encodings, and links to the
 * files of its releases, each at its address. A web server can serve `site` as it is.
 */
export async function writeComposition(composition: Composition, { folder, build, pathOf }: Options): Promise<void> {
  const draft = `${folder}.${process.pid}.draft`
  await rm(draft, { recursive: true, force: true })
  try {
    const manifest = manifestOf(composition, build)
    for (const entry of manifest.documents) {
      const { body } = composition.finished.get(entry.path) ?? {}
      if (body) await writeDocument(join(draft, entry.file), body)
    }
    const files: FileEntry[] = []
    for (const file of manifest.files) files.push(await linkFile(file, draft, pathOf))
    await writeFile(join(draft, MANIFEST), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`)
    await moveDurably(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function writeDocument(place: string, body: EncodedBody): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  for (const encoding of encodings) await writeFile(place + ending(encoding), body[encoding])
}

async function linkFile({ hash, ...file }: ComposedFile, draft: string, pathOf: PathOf): Promise<FileEntry> {
  const target = join(draft, file.guarded ? places.guarded : places.site, file.address)
  await mkdir(dirname(target), { recursive: true })
  const stated: FileEntry['encodings'] = {}
  for (const encoding of encodings) {
    const source = await pathOf({ ...file, hash }, encoding)
    if (!source) continue
    stated[encoding] = statementOf(await readFile(source))
    // Releases may lie on another disk.
    await link(source, target + ending(encoding)).catch(() => copyFile(source, target + ending(encoding)))
  }
  return { ...file, encodings: stated }
}
