/** Longest request target that is read: every address of the site, with what visitors search for, is far shorter. */
export const LONGEST_TARGET = 12_000

/**
 * Why a request target is refused before anything looks at it, as a status; undefined when it may pass. A path on this
 * site begins with exactly one slash: `//host/` and `http://host/` name another site to some readers and a path to
 * others, and so does a backslash.
 */
export function refusalOf(target: string): 400 | 414 | undefined {
  if (target.length > LONGEST_TARGET) return 414
  return target.startsWith('/') && target[1] !== '/' && target[1] !== '\\' ? undefined : 400
}

/** Path and query of a request target. Not by `URL`, which would normalise what the request has said. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const mark = target.indexOf('?')
  return mark < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, mark), search: target.slice(mark) }
}

/** The path without the slashes at its end. Counted, not matched: a regular expression takes quadratic time here. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** The path as the route table has it; undefined when it is not well formed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname)
  } catch {
    return undefined
  }
}
