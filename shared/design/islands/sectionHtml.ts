import type {} from '@site/contracts/documentContract'

/** The server's HTML of a read-only section; undefined on the server and where the shell has none at hand. */
export function sectionHtml(name: string): string | undefined {
  return typeof window === 'undefined' ? undefined : window.__sections?.get(name)
}
