import type { FinishedPage } from '../../../rendering/finished/FinishedPage.ts'
import type { CompositionManifest, DocumentEntry } from '../../../releaseStore/compositions/compositionManifest.ts'
import { readDocument } from '../../../releaseStore/compositions/readFolder.ts'
import { encodings } from '../../../releaseStore/compositions/writeFolder.ts'
import type { SentEncoding } from '../../../releaseStore/releaseFiles.ts'

/** Reads a document of a composition. @throws DamagedDocument */
export type ReadDocument = (entry: DocumentEntry, encoding: SentEncoding) => Promise<Buffer>

/** The documents of one part, or of `all`, which are read when they are used. */
export function pagesOf(
  { documents }: Pick<CompositionManifest, 'documents'>,
  part: string,
  read: ReadDocument,
): ReadonlyMap<string, FinishedPage> {
  const own = documents.filter((entry) => entry.part === part)
  return new Map(own.map((entry) => [entry.path, pageOf(entry, read)] as const))
}

function pageOf(entry: DocumentEntry, read: ReadDocument): FinishedPage {
  const { status, type, etag, headers, summary, encodings: stated } = entry
  const body = {
    descriptor: (encoding: SentEncoding) => stated[encoding],
    read: (encoding: SentEncoding) => read(entry, encoding),
  }
  return { status, type, etag, headers, summary, body }
}

/** The documents of one part in a folder. @throws DamagedDocument if one of them is not as the manifest states. */
export async function readPart(
  folder: string,
  manifest: Pick<CompositionManifest, 'documents'>,
  part: string,
): Promise<ReadonlyMap<string, FinishedPage>> {
  const pages = pagesOf(manifest, part, (entry, encoding) => readDocument(folder, entry, encoding))
  for (const { body } of pages.values()) for (const encoding of encodings) await body.read(encoding)
  return pages
}
