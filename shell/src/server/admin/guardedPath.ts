/**
 * The path of a request as the strictest reader could understand it: decoded, without dot segments, doubled slashes
 * and capitals. What cannot be read is undefined. A gate has to stand at every spelling of its door.
 */
export function guardedPath(url: string): string | undefined {
  try {
    const decoded = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '').replace(/[\\/]+/g, '/')
    return new URL(decoded, 'http://gate').pathname.toLowerCase()
  } catch {
    return undefined
  }
}

/** True when the path is one of these or below one of them. */
export function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}
