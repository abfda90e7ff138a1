import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ConcretePath } from '@site/contracts/Page'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'
import { CONTRACT_VERSION } from '@site/contracts/contractVersions'
import * as v from 'valibot'

/** Where content of individual pages is stored until the release, relative to a remote's folder. */
export const CONTENT_FOLDER = '.build/content'

/** A page of a route with `content`, with what the sitemap needs. */
export type ContentPage = ConcretePath & {
  /** Identifies everything that the content is made from: an unchanged key means unchanged content. */
  key: string
  /** Makes the content, as JSON; called only if the page's file has to be written. */
  make(): unknown
}

const listSchema = v.object({
  /** The key of each file. */
  files: v.record(v.string(), v.string()),
  /** The pages of each route, by pattern. */
  routes: v.record(v.string(), v.array(v.object({ path: v.string(), lastModified: v.optional(v.string()) }))),
})

/**
 * For a `prepare()`: writes the content of all pages of routes with `content`, which also determines which pages exist.
 * `pages` has them by their route's pattern. Only the data module's `load` receives a page's content. Files whose pages have
 * not changed are kept. `build` is the remote's `.build` folder.
 */
export function writePageContent(build: string, pages: Readonly<Record<string, readonly ContentPage[]>>): void {
  const output = join(build, 'content')
  const list = join(build, 'contentPages.json')
  const pagesOf = byFile(Object.values(pages).flat())
  const former = readList(list)?.files ?? {}
  // Until it is written again, so that an interrupted run is not taken for a complete one.
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

/** The list that `writePageContent` writes, in a remote's folder. It changes with every change of content. */
export function contentPagesFile(folder: string): string {
  return join(folder, '.build/contentPages.json')
}

/** The pages for which content was written, by their route's pattern. */
export function readContentPages(folder: string): Readonly<Record<string, readonly ConcretePath[]>> {
  return readList(contentPagesFile(folder))?.routes ?? {}
}

/** Undefined if there is none, or it is damaged. */
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

/** The key of a file with these pages; the contract defines its format. */
function keyOf(pages: readonly ContentPage[]): string {
  const hash = createHash('sha256').update(`contract ${CONTRACT_VERSION}\n`)
  for (const { path, key } of pages) hash.update(`${path}\n${key}\n`)
  return hash.digest('base64url')
}

function listed({ path, lastModified }: ContentPage): ConcretePath {
  return lastModified === undefined ? { path } : { path, lastModified }
}
