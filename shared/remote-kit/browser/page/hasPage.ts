import type { SharedId } from '@site/contracts/documentContract'

/**
 * Runs in a page, where it is sent as text, so it must be self-contained. False if the shell itself responded, with a notice
 * for example: such a document waits for no page.
 */
export function hasPage(): boolean {
  const text = document.getElementById('snapshot' satisfies SharedId)?.textContent
  const snapshot: unknown = JSON.parse(text || '{}')
  return typeof snapshot === 'object' && snapshot !== null && 'page' in snapshot
}
