import type { SharedId } from '@site/contracts/documentContract'
import type { Snapshot } from '@site/contracts/Snapshot'

/**
 * The composition that a document was rendered from, for the inline loader and everything after it. @throws SyntaxError if
 * the document has none. The snapshot of a fetched document is validated (`fetchDocument`) before it is used.
 */
export function readSnapshot(from: Document): Snapshot {
  // Written into the same document by the shell's own renderDocument.
  return JSON.parse(from.getElementById('snapshot' satisfies SharedId)?.textContent ?? '') as Snapshot
}
