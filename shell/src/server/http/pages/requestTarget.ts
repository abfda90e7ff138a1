/** The longest accepted request target: every address of the site, including visitors' searches, is far shorter. */
export const MAX_TARGET_LENGTH = 12_000

/** What requests with a refused target are routed as: no path begins with `*`. */
export const REFUSED = '/*'

/**
 * The status with which a request target is refused before routing; undefined if it is acceptable. A path on this site
 * starts with exactly one slash: `//host/`, `http://host/` and backslashes name another site to some parsers and a path to
 * others. Its escapes are complete, and UTF-8 without control characters.
 */
export function refusalOf(target: string): 400 | 414 | undefined {
  if (target.length > MAX_TARGET_LENGTH) return 414
  if (!target.startsWith('/') || target[1] === '/' || target[1] === '\\') return 400
  if (target.indexOf('%') < 0) return undefined
  const path = decodePath(splitTarget(target).pathname)
  return path === undefined || /\p{Cc}/u.test(path) ? 400 : undefined
}

/** Path and query of a request target. Not with `URL`, which would normalize them. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const mark = target.indexOf('?')
  return mark < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, mark), search: target.slice(mark) }
}

/** The path without trailing slashes. A loop, because a regular expression would take quadratic time here. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** The decoded path, as in the route table; undefined if it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
