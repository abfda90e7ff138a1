import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isStated } from '@site/release-protocol/encodings/fileEncodings'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'
import type { SentEncoding } from '../releaseFiles.ts'
import { type CompositionManifest, compositionManifest, type DocumentEntry, MANIFEST } from './compositionManifest.ts'
import { encodings, ending } from './writeFolder.ts'

/** In bytes: a manifest states some hundred bytes for each of some thousand documents and files. */
const MAX_BYTES = 50_000_000

/** A folder does not have a document as its manifest states it. To a visitor it is unavailable. */
export class DamagedDocument extends Error {
  readonly statusCode = 503
}

/** @throws Error if the folder has no manifest, or one that is damaged. */
export async function readManifest(folder: string): Promise<CompositionManifest> {
  const content = (await readSafely(join(folder, MANIFEST), MAX_BYTES)).toString()
  return v.parse(compositionManifest, JSON.parse(content))
}

const placeOf = (folder: string, { file }: DocumentEntry, encoding: SentEncoding) =>
  join(folder, file + ending(encoding))

/** A document in an encoding. @throws DamagedDocument if it is not as the manifest states. */
export async function readDocument(folder: string, entry: DocumentEntry, encoding: SentEncoding): Promise<Buffer> {
  const stated = entry.encodings[encoding]
  try {
    const content = await readSafely(placeOf(folder, entry, encoding), stated.size)
    if (isStated(content, stated)) return content
  } catch (error) {
    throw new DamagedDocument(`${entry.file} cannot be read (${encoding}): ${messageOf(error)}`)
  }
  throw new DamagedDocument(`${entry.file} is damaged (${encoding}).`)
}

/**
 * Looks at the sizes of all documents, which takes a moment even for thousands. What a power failure takes away is empty or
 * missing; everything else shows when a document is read. @throws DamagedDocument
 */
export async function expectDocuments(folder: string, documents: readonly DocumentEntry[]): Promise<void> {
  for (const entry of documents) {
    await Promise.all(
      encodings.map(async (encoding) => {
        const found = await stat(placeOf(folder, entry, encoding)).catch(() => undefined)
        if (found?.size !== entry.encodings[encoding].size) {
          throw new DamagedDocument(`${entry.file} is damaged (${encoding}).`)
        }
      }),
    )
  }
}
