import { join } from 'node:path'
import { isStated } from '@site/remote-kit/release/fileEncodings'
import * as v from 'valibot'
import type { EncodedBody, FinishedPage } from '../../../rendering/finished/FinishedPage.ts'
import { readSafely } from '../../storage/readSafely.ts'
import { type CompositionManifest, compositionManifest, type DocumentEntry, MANIFEST } from './compositionManifest.ts'
import { ending } from './writeComposition.ts'

/** In bytes: a manifest states some hundred bytes for each of some thousand documents and files. */
const MAX_BYTES = 50_000_000

/** @throws Error if the folder has no manifest, or one that is damaged. */
export async function readManifest(folder: string): Promise<CompositionManifest> {
  const content = (await readSafely(join(folder, MANIFEST), MAX_BYTES)).toString()
  return v.parse(compositionManifest, JSON.parse(content))
}

/** The finished documents of one part. @throws Error if one of them is not, in each encoding, as the manifest states. */
export async function readPart(
  folder: string,
  { documents }: CompositionManifest,
  part: string,
): Promise<ReadonlyMap<string, FinishedPage>> {
  const own = documents.filter((entry) => entry.part === part)
  return new Map(await Promise.all(own.map(async (entry) => [entry.path, await readDocument(folder, entry)] as const)))
}

async function readDocument(folder: string, entry: DocumentEntry): Promise<FinishedPage> {
  const read = async (encoding: keyof EncodedBody) => {
    const content = await readSafely(join(folder, entry.file + ending(encoding)), entry.encodings[encoding].size)
    if (!isStated(content, entry.encodings[encoding])) throw new Error(`${entry.file} is damaged (${encoding}).`)
    return content
  }
  const [identity, br, gzip] = await Promise.all([read('identity'), read('br'), read('gzip')])
  const { status, type, etag, headers, summary } = entry
  return { status, type, etag, headers, summary, body: { identity, br, gzip } }
}
