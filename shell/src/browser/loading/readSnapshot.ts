import type { SharedId } from '@site/contracts/documentContract'
import type { Snapshot } from '../../universal/document/Snapshot.ts'

/** The composition a document was rendered from. @throws Error when the document has none. */
export function readSnapshot(from: Document = document): Snapshot {
  const text = from.getElementById('snapshot' satisfies SharedId)?.textContent
  if (!text) throw new Error('The document has no snapshot.')
  // Printed by the shell's own renderDocument into the same document.
  return JSON.parse(text) as Snapshot
}
