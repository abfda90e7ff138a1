import type { SharedId } from '@site/contracts/documentContract'

/**
 * Runs in a page, where it is sent as text: it stands alone. False of what the shell itself answers with, such as a notice:
 * its code waits for no page.
 */
export function hasPage(): boolean {
  const text = document.getElementById('snapshot' satisfies SharedId)?.textContent
  const snapshot: unknown = JSON.parse(text || '{}')
  return typeof snapshot === 'object' && snapshot !== null && 'page' in snapshot
}
