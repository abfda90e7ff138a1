import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'

/** The source map of a remote's server bundle, in the folder of its builds. No release has it. */
const MAP = 'server/server.cjs.map'

const mapSchema = v.object({
  version: v.number(),
  file: v.optional(v.string(), ''),
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.string()), []),
  names: v.array(v.string()),
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ''),
})

/** A text with the source file and line in place of each position in the server bundle that was built into `built`. */
export function withSources(text: string, built: string): string {
  const file = join(built, MAP)
  if (!/server\.cjs:\d/.test(text) || !existsSync(file)) return text
  const map = new SourceMap(v.parse(mapSchema, JSON.parse(readFileSync(file, 'utf8'))))
  return text.replace(/\bserver\.cjs:(\d+):(\d+)/g, (position, line, column) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    return 'originalSource' in entry && entry.originalSource
      ? `${entry.originalSource.replace(/^\.\//, '')}:${entry.originalLine + 1}`
      : position
  })
}
