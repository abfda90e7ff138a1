import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '@site/contracts/parseContent'
import { pageBudgets } from '@site/remote-kit/budgets/Budgets'
import * as v from 'valibot'

/** Chunks that every page starts with, in the order in which a document names them. */
export const startChunks = ['react', 'libraries', 'hydrate', 'main'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const schema = v.strictObject({
  /** Bytes of scripts: those that every page starts with, and those that measure a view. */
  scripts: v.strictObject({ start: count, views: count }),
  /** Most that a remote may plan for the document of a page: the first packets of a connection. */
  document: count,
  /** What a page of whatever remote fetches ahead for others while the browser is idle. */
  ahead: v.strictObject({ bytes: count, requests: count }),
  /** Pages that are the shell's own. */
  pages: pageBudgets,
})

/** What the shell plans for itself and for any page: `budgets.json` in its folder. */
export function readShellBudgets(): v.InferOutput<typeof schema> {
  const file = join(import.meta.dirname, '../budgets.json')
  return parseContent(schema, JSON.parse(readFileSync(file, 'utf8')), `${file}: `)
}
