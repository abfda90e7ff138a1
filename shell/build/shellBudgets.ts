import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '@site/contracts/parseContent'
import { pageBudgets } from '@site/remote-kit/budgets/Budgets'
import * as v from 'valibot'

/** Chunks that every page starts with, in document order. */
export const startChunks = ['libraries', 'hydrate', 'main'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const schema = v.strictObject({
  /** Bytes of scripts: those that every page starts with, and those that measure a view. */
  scripts: v.strictObject({ start: count, views: count }),
  /** The largest budget that a remote may set for a page's document: the first packets of a connection. */
  document: count,
  /** Bytes that a page of any remote prefetches for others while the browser is idle. */
  prefetched: count,
  /** The shell's own pages. */
  pages: pageBudgets,
})

/** The budgets of the shell itself and for all pages: `budgets.json` in its folder. */
export function readShellBudgets(): v.InferOutput<typeof schema> {
  const file = join(import.meta.dirname, '../budgets.json')
  return parseContent(schema, JSON.parse(readFileSync(file, 'utf8')), `${file}: `)
}
