import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ConcretePath } from '@site/contracts/Page'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'
import { CONTRACT_VERSION } from '@site/contracts/Release'
import * as v from 'valibot'

/** Where the content of single pages waits for the release, from a remote's folder. */
export const CONTENT_FOLDER = '.build/content'

/** One page of a route with `content`, and what the sitemap says of it. */
export type ContentPage = ConcretePath & {
  /** Names everything that the content is made from: as long as it is the same, so is the content. */
  key: string
  /** Makes the content; called only where the page's file has to be written. */
  make(): unknown
}

const listSchema = v.object({
  /** What each file was made from. */
  files: v.record(v.string(), v.string()),
  /** The pages of each route, by its pattern. */
  routes: v.record(v.string(), v.array(v.object({ path: v.string(), lastModified: v.optional(v.string()) }))),
})

/**
 * For a `prepare()`: writes what pages of routes with `content` are made from, and by that which pages there are. `pages` has
 * them by the pattern of their route. The data module's `load` gets a page's content, and nothing else does. Files stay of
 * which no page has changed since the last time. `build` is the remote's `.build`.
 */
export function writePageContent(build: string, pages: Readonly<Record<string, readonly ContentPage[]>>): void {
  const output = join(build, 'content')
  const list = join(build, 'contentPages.json')
  const pagesOf = byFile(Object.values(pages).flat())
  const former = readList(list)?.files ?? {}
  // Until it is written again: what is stopped half-way is not relied on.
  rmSync(list, { force: true })
  mkdirSync(output, { recursive: true })
  const files: Record<string, string> = {}
  for (const [file, own] of pagesOf) {
    const key = keyOf(own)
    files[file] = key
    if (former[file] === key && existsSync(join(output, file))) continue
    writeFileSync(join(output, file), own.map(({ path, make }) => contentLine(path, make())).join(''))
  }
  for (const file of readdirSync(output)) if (!pagesOf.has(file)) rmSync(join(output, file))
  const routes = Object.entries(pages).map(([route, own]) => [route, own.map(listed)])
  writeFileSync(list, JSON.stringify({ files, routes: Object.fromEntries(routes) }))
}

/** The list of what `writePageContent` wrote, from a remote's folder: it changes with every content. */
export function contentPagesFile(folder: string): string {
  return join(folder, '.build/contentPages.json')
}

/** The pages that content was written for, by the pattern of their route. */
export function readContentPages(folder: string): Readonly<Record<string, readonly ConcretePath[]>> {
  return readList(contentPagesFile(folder))?.routes ?? {}
}

/** Undefined when there is none, or a damaged one. */
function readList(file: string): v.InferOutput<typeof listSchema> | undefined {
  if (!existsSync(file)) return undefined
  try {
    const { success, output } = v.safeParse(listSchema, JSON.parse(readFileSync(file, 'utf8')))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

function byFile(pages: readonly ContentPage[]): Map<string, ContentPage[]> {
  const files = new Map<string, ContentPage[]>()
  for (const page of pages) {
    const file = basename(contentFileOf(page.path))
    files.set(file, [...(files.get(file) ?? []), page])
  }
  return files
}

/** What a file with these pages is made from; how it is written is the contract's. */
function keyOf(pages: readonly ContentPage[]): string {
  const hash = createHash('sha256').update(`contract ${CONTRACT_VERSION}\n`)
  for (const { path, key } of pages) hash.update(`${path}\n${key}\n`)
  return hash.digest('base64url')
}

function listed({ path, lastModified }: ContentPage): ConcretePath {
  return lastModified === undefined ? { path } : { path, lastModified }
}
