import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertTested } from '@site/remote-kit/patches/testedVersions'
import { packageFolder } from './packageFolder.ts'

/** An undocumented detail of a library that our code relies on, recognizable in the library's source. */
type Internal = { name: string; range: string; what: string; file: string; text: readonly string[] }

/** Undocumented behaviour that is relied on, besides what this folder replaces. */
export const internals: readonly Internal[] = [
  {
    name: 'react-dom',
    range: '~19.3.0',
    what: 'recording on a promise how it was settled (@site/design/islands/trackedLoad)',
    file: 'cjs/react-dom-client.production.js',
    text: ['case "fulfilled":', '.reason', '.status = "pending"'],
  },
  {
    name: '@emotion/sheet',
    range: '~1.4.0',
    what: 'putting rules into a constructed style sheet (src/browser/styles/styleCache.ts)',
    file: 'dist/emotion-sheet.esm.js',
    text: ['.insert = function', '.flush = function'],
  },
]

/** @throws Error if a library's version was not tested, or it no longer contains what is relied on. */
export function assertInternals(folderOf: (name: string) => string = packageFolder): void {
  for (const internal of internals) {
    const folder = folderOf(internal.name)
    assertTested(folder, internal)
    const source = readFileSync(join(folder, internal.file), 'utf8')
    for (const text of internal.text) {
      if (!source.includes(text))
        throw new Error(`${internal.name} has no \`${text}\` any more: ${internal.what} relies on it.`)
    }
  }
}
