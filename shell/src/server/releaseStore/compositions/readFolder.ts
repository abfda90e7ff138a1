import { join } from 'node:path'
import { isStated } from '@site/remote-kit/release/fileEncodings'
import * as v from 'valibot'
import { readSafely } from '../readSafely.ts'
import type { SentEncoding } from '../releaseFiles.ts'
import { type CompositionManifest, compositionManifest, type DocumentEntry, MANIFEST } from './compositionManifest.ts'
import { ending } from './writeFolder.ts'

/** In bytes: a manifest states some hundred bytes for each of some thousand documents and files. */
const MAX_BYTES = 50_000_000

/** @throws Error if the folder has no manifest, or one that is damaged. */
export async function readManifest(folder: string): Promise<CompositionManifest> {
  const content = (await readSafely(join(folder, MANIFEST), MAX_BYTES)).toString()
  return v.parse(compositionManifest, JSON.parse(content))
}

/** A document in an encoding. @throws Error if it is not as the manifest states. */
export async function readDocument(folder: string, entry: DocumentEntry, encoding: SentEncoding): Promise<Buffer> {
  const content = await readSafely(join(folder, entry.file + ending(encoding)), entry.encodings[encoding].size)
  if (!isStated(content, entry.encodings[encoding])) throw new Error(`${entry.file} is damaged (${encoding}).`)
  return content
}
