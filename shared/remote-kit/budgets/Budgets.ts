import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseContent } from '@site/contracts/parseContent'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const path = v.pipe(v.string(), v.regex(/^\/[^\s?#]*$/, 'a path that begins with /'))

/** What a page may have come to at one moment, by itself: bytes of bodies as sent by kind, requests, rounds and elements. */
const moment = v.strictObject({
  script: count,
  image: count,
  other: count,
  requests: count,
  /** The longest chain of requests of which each was asked for by what the one before it had brought. */
  rounds: count,
  nodes: count,
})

/** What one page may weigh on a phone, before anybody touches it. */
export const pageBudget = v.strictObject({
  /** The page that stands for a route with parameters. */
  path: v.optional(path),
  /** Bytes of its document. */
  document: count,
  /** When it is painted and alive, or waits to be read, and nothing was done yet that only an idle browser does. */
  loaded: moment,
  /** When that is done too. What is fetched ahead for other pages is not counted here. */
  idle: moment,
})

/** Budgets of pages by their routes. */
export const pageBudgets = v.pipe(
  v.record(path, pageBudget),
  v.check(
    (pages) => Object.entries(pages).every(([route, page]) => !route.includes(':') || page.path !== undefined),
    'a route with parameters needs a `path` that is counted for it',
  ),
)

/** What a remote plans for itself, in `budgets.json` in its folder. */
const remoteBudgets = v.strictObject({
  /** Bytes of the script that every page of it loads first. */
  entry: count,
  /** Bytes of all of its scripts. */
  scripts: count,
  pages: pageBudgets,
})

export type Moment = v.InferOutput<typeof moment>
export type PageBudget = v.InferOutput<typeof pageBudget>
export type RemoteBudgets = v.InferOutput<typeof remoteBudgets>

/** What the remote in `folder` plans for itself, where it does. @throws Error with the place that is not as it has to be. */
export function readBudgets(folder: string): RemoteBudgets | undefined {
  const file = join(folder, 'budgets.json')
  if (!existsSync(file)) return undefined
  return parseContent(remoteBudgets, JSON.parse(readFileSync(file, 'utf8')), `${file}: `)
}
