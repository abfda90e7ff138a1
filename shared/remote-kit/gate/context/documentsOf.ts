import type { ServerBundle } from '@site/contracts/ServerBundle'
import type { SiteFacts } from '@site/contracts/SiteFacts'

/** More than any remote has. */
export const MAX_DOCUMENTS = 100

/** An additional document from a remote, not validated yet. */
export type ForeignDocument = { path: unknown; type: unknown; body: unknown }

/** The additional documents that a remote makes. An endless generator is cut off. @throws Error if there are too many */
export function documentsOf({ documents }: Pick<ServerBundle, 'documents'>, site: SiteFacts): ForeignDocument[] {
  const made: ForeignDocument[] = []
  for (const { path, type, body } of documents?.(site) ?? []) {
    if (made.length === MAX_DOCUMENTS) throw new Error(`makes more than ${MAX_DOCUMENTS} documents.`)
    made.push({ path, type, body })
  }
  return made
}
