import type { PageChange } from '@site/release-protocol/exchange/changes'

/** The number of pages that are listed; of the rest only the number is given. */
const MAX_LINES = 30

/** What a release would change for visitors, as lines for a terminal. */
export function linesOfChanges(changes: readonly PageChange[]): string[] {
  if (changes.length === 0) return ['No page changes for visitors.']
  const lines = changes.slice(0, MAX_LINES).map(({ path, kind, before, after }) => {
    const bytes = kind === 'changed' ? `${before} to ${after} bytes` : `${before || after} bytes`
    return `  ${kind.padEnd(7)}  ${path}  (${bytes})`
  })
  const more = changes.length > MAX_LINES ? [`  and ${changes.length - MAX_LINES} more`] : []
  return [`Pages that would change for visitors: ${changes.length}`, ...lines, ...more]
}
