import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assertTested } from '@site/remote-kit/surgery/testedVersions'
import { packageFolder } from './packageFolder.ts'

/** An inside of a library that our code builds on, where it can be seen in the library's own text. */
type Internal = { name: string; range: string; what: string; file: string; text: readonly string[] }

/** What is used of others without being promised by them, beside what this folder replaces. */
export const internals: readonly Internal[] = [
  {
    name: 'react-dom',
    range: '~19.3.0',
    what: 'noting on a promise how it ended (@site/design/islands/trackedLoad)',
    file: 'cjs/react-dom-client.production.js',
    text: ['case "fulfilled":', '.reason', '.status = "pending"'],
  },
  {
    name: '@emotion/sheet',
    range: '~1.4.0',
    what: 'putting rules into a constructed style sheet (src/browser/hydration/adoptedStyles.ts)',
    file: 'dist/emotion-sheet.esm.js',
    text: ['.insert = function', '.flush = function'],
  },
  {
    name: 'fastify',
    range: '~5.12.0',
    what: 'answering before its listener hears of a request (src/server/http/responseCache/repeatAnswers.ts)',
    file: 'lib/server.js',
    text: ['http.createServer(options.http, httpHandler)'],
  },
]

/** @throws Error when a library is another version than was tried, or no longer has what is used of it. */
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
