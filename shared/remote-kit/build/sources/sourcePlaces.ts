import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import * as v from 'valibot'

/** Where the source maps are, in the folder of a remote's builds: of its server bundle, and of what `dev` serves. No release has them. */
const folders = ['server', 'hot']

const mapSchema = v.object({
  version: v.number(),
  file: v.optional(v.string(), ''),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ''),
})

/** A text with the source file and line in place of each position in what was built into `built`. */
export function withSources(text: string, built: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  return text.replace(/(?<![\w.@-])([\w.@-]+\.c?js):(\d+):(\d+)/g, (position, file: string, line, column) => {
    if (!maps.has(file)) maps.set(file, mapOf(file, built))
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    return entry && 'originalSource' in entry && entry.originalSource
      ? `${entry.originalSource.replace(/^(?:webpack:\/\/[^/]*\/)?(?:\.\/)?/, '')}:${entry.originalLine + 1}`
      : position
  })
}

function mapOf(file: string, built: string): SourceMap | undefined {
  const found = folders.map((folder) => join(built, folder, `${file}.map`)).find(existsSync)
  if (found === undefined) return undefined
  return new SourceMap({ ...v.parse(mapSchema, JSON.parse(readFileSync(found, 'utf8'))), sourcesContent: [] })
}
