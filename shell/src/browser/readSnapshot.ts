import type { Snapshot } from '../document/Snapshot.ts'

/** The composition this document was rendered from. @throws Error when the document has none. */
export function readSnapshot(): Snapshot {
  const text = document.getElementById('snapshot')?.textContent
  if (!text) throw new Error('The document has no snapshot.')
  // Printed by the shell's own renderDocument into the same document.
  return JSON.parse(text) as Snapshot
}
