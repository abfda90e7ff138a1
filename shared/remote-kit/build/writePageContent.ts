import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { contentFileOf, contentLine } from '@site/contracts/PageContent'

/** Where the content of single pages waits for the release, from a remote's folder. */
export const CONTENT_FOLDER = '.build/content'

/**
 * For a `prepare()`: writes what pages of a route with `content` are made from, each by its path. The data module's `load`
 * gets it, and nothing else does: what a list or a feed needs of all pages belongs into a module. `build` is the remote's
 * `.build`.
 */
export function writePageContent(build: string, contents: Iterable<readonly [path: string, content: unknown]>): void {
  const files = new Map<string, string[]>()
  for (const [path, content] of contents) {
    const file = basename(contentFileOf(path))
    const lines = files.get(file) ?? []
    lines.push(contentLine(path, content))
    files.set(file, lines)
  }
  const output = join(build, 'content')
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  for (const [file, lines] of files) writeFileSync(join(output, file), lines.join(''))
}
