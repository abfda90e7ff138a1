import { sizeText } from '@site/release-protocol/history/printReleases'
import { isRecord } from '@site/remote-kit/gate/manifest/manifestJson'

/** The hash that changes a file's name with its content. */
const hashInName = /\.[0-9a-f]{10}(?=\.)/

/** What differs between two manifests, as lines for people. */
export function differences(from: unknown, to: unknown): string[] {
  return [...routeLines(from, to), ...usesLines(from, to), ...fileLines(from, to)]
}

function routeLines(from: unknown, to: unknown): string[] {
  const [before, after] = [pathsOf(from), pathsOf(to)]
  return [
    ...[...before].filter((path) => !after.has(path)).map((path) => `page gone: ${path}`),
    ...[...after].filter((path) => !before.has(path)).map((path) => `new page: ${path}`),
  ]
}

function usesLines(from: unknown, to: unknown): string[] {
  const [before, after] = [usesOf(from), usesOf(to)]
  return [...after].filter((use) => !before.has(use)).map((use) => `newly uses: ${use}`)
}

function fileLines(from: unknown, to: unknown): string[] {
  const [before, after] = [filesOf(from), filesOf(to)]
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = names.flatMap((name) => {
    const [old, fresh] = [before.get(name), after.get(name)]
    if (old?.hash === fresh?.hash) return []
    if (!old) return [`new file: ${name}, ${sizeText(fresh?.size ?? 0)}`]
    return [fresh ? `file changed: ${name}, ${sizeText(old.size)} to ${sizeText(fresh.size)}` : `file gone: ${name}`]
  })
  const total = (files: typeof before) =>
    [...files].reduce((sum, [name, { size }]) => sum + (name.startsWith('browser/') ? size : 0), 0)
  const [old, fresh] = [total(before), total(after)]
  return old === fresh ? changed : [...changed, `for browsers: ${sizeText(old)} to ${sizeText(fresh)}, uncompressed`]
}

const field = (content: unknown, name: string): unknown => (isRecord(content) ? content[name] : undefined)

function pathsOf(content: unknown): Set<string> {
  const routes = field(content, 'routes')
  return new Set(Array.isArray(routes) ? routes.map((route) => String(field(route, 'path'))) : [])
}

function usesOf(content: unknown): Set<string> {
  const uses = field(content, 'uses')
  if (!isRecord(uses)) return new Set()
  return new Set(
    Object.entries(uses).flatMap(([library, use]) => {
      const names = field(use, 'names')
      return Array.isArray(names) ? names.map((name) => `${name} of ${library}`) : []
    }),
  )
}

function filesOf(content: unknown): Map<string, { hash: string; size: number }> {
  const [files, sizes] = [field(content, 'files'), field(content, 'sizes')]
  if (!isRecord(files)) return new Map()
  return new Map(
    Object.entries(files).map(([name, hash]) => [
      name.replace(hashInName, ''),
      { hash: String(hash), size: Number(field(sizes, name) ?? 0) },
    ]),
  )
}
