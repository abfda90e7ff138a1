import type { FinishedPage } from '../../../rendering/finished/FinishedPage.ts'
import type { CompositionManifest, DocumentEntry } from '../../../releaseStore/compositions/compositionManifest.ts'
import { readDocument } from '../../../releaseStore/compositions/readFolder.ts'

/** The finished documents of one part. @throws Error if one of them is not, in each encoding, as the manifest states. */
export async function readPart(
  folder: string,
  { documents }: Pick<CompositionManifest, 'documents'>,
  part: string,
): Promise<ReadonlyMap<string, FinishedPage>> {
  const own = documents.filter((entry) => entry.part === part)
  return new Map(await Promise.all(own.map(async (entry) => [entry.path, await readPage(folder, entry)] as const)))
}

async function readPage(folder: string, entry: DocumentEntry): Promise<FinishedPage> {
  const { status, type, etag, headers, summary } = entry
  const [identity, br, gzip] = await Promise.all([
    readDocument(folder, entry, 'identity'),
    readDocument(folder, entry, 'br'),
    readDocument(folder, entry, 'gzip'),
  ])
  return { status, type, etag, headers, summary, body: { identity, br, gzip } }
}
