import { posix } from 'node:path'
import type { MultiStats } from '@rspack/core'

/** Without the query of a module that is split off as it was written (staticSection.ts). */
const pathOf = (request: string) => request.split('?', 1)[0] ?? request

/** The browser files of a build, each with the source that it was split off for, relative to the remote's folder. */
export function sourcesOfFiles(stats: MultiStats): Map<string, string> {
  const { children = [] } = stats.toJson({ all: false, chunks: true, chunkOrigins: true })
  const chunks = children.filter(({ name }) => name === 'browser').flatMap((child) => child.chunks ?? [])
  const sources = chunks.flatMap(({ files = [], origins = [] }) => {
    const asked = origins.flatMap(({ request, moduleName }) =>
      request && moduleName ? [sourceOf(pathOf(request), moduleName)] : [],
    )
    // A file that several sources share has no single source.
    const [source] = new Set(asked).size === 1 ? asked : []
    return source === undefined ? [] : files.map((file) => [file, source] as const)
  })
  return new Map(sources)
}

/** The source that a module asks for: beside it, or in `src` (sourceRules.ts). */
function sourceOf(request: string, moduleName: string): string {
  return request.startsWith('@/') ? posix.join('src', request.slice(2)) : posix.join(posix.dirname(moduleName), request)
}
