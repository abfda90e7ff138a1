import type { SharedId } from '@site/contracts/documentContract'
import type { Snapshot } from '../../universal/document/Snapshot.ts'

/**
 * The composition a document was rendered from, for the inline loader and all that comes after it. @throws SyntaxError when
 * the document has none. A document that was fetched is compared with what is known (`fetchDocument`) before it is used.
 */
export function readSnapshot(from: Document): Snapshot {
  // Printed by the shell's own renderDocument into the same document.
  return JSON.parse(from.getElementById('snapshot' satisfies SharedId)?.textContent ?? '') as Snapshot
}
