import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '@site/contracts/parseContent'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const path = v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

/** The budget of a page on a phone, in bytes as they are sent. */
export const pageBudget = v.strictObject({
  /** The page that is measured for a route with parameters. */
  path: v.optional(path),
  document: count,
  /** All its scripts, once the visitor has touched it and the browser is idle. */
  script: count,
})

/** Budgets of pages, by route. */
export const pageBudgets = v.pipe(
  v.record(path, pageBudget),
  v.check(
    (pages) => Object.entries(pages).every(([route, page]) => !route.includes(':') || page.path !== undefined),
    'a route with parameters needs a `path` that is counted for it',
  ),
)

/** A remote's own budgets, `budgets.json` in its folder. */
const remoteBudgets = v.strictObject({
  /** Bytes of the script that every one of its pages loads first, compressed. */
  entry: count,
  /** Bytes of all its scripts, compressed. */
  scripts: count,
  pages: pageBudgets,
})

export type PageBudget = v.InferOutput<typeof pageBudget>
export type RemoteBudgets = v.InferOutput<typeof remoteBudgets>

/** The budgets of the remote in `folder`, if it has any. @throws Error that names the invalid place. */
export function readBudgets(folder: string): RemoteBudgets | undefined {
  const file = join(folder, 'budgets.json')
  if (!existsSync(file)) return undefined
  return parseContent(remoteBudgets, JSON.parse(readFileSync(file, 'utf8')), `${file}: `)
}
