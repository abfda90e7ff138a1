import * as v from 'valibot'

/** A page that visitors would see otherwise, with its compressed bytes; 0 where there is none. */
const change = v.object({
  path: v.string(),
  kind: v.picklist(['new', 'gone', 'changed']),
  before: v.number(),
  after: v.number(),
})

export const changesSchema = v.array(change)
export type PageChange = v.InferOutput<typeof change>

/** Pages that are named; of more only the number is told. */
const MOST = 30

/** What a release would change for visitors, as lines of a terminal. */
export function linesOfChanges(changes: readonly PageChange[]): string[] {
  if (changes.length === 0) return ['Every page stays as visitors see it.']
  const lines = changes.slice(0, MOST).map(({ path, kind, before, after }) => {
    const bytes = kind === 'changed' ? `${before} to ${after} bytes` : `${before || after} bytes`
    return `  ${kind.padEnd(7)}  ${path}  (${bytes})`
  })
  const more = changes.length > MOST ? [`  and ${changes.length - MOST} more`] : []
  return [`Pages that visitors would see otherwise: ${changes.length}`, ...lines, ...more]
}
