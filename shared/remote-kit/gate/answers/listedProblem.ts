import { matchPath } from 'react-router-dom'

/** What is wrong with a path that a route lists, as a sentence without its subject; undefined if nothing is. */
export const listedProblem = (pattern: string, path: string): string | undefined =>
  matchPath({ path: pattern, end: true, caseSensitive: true }, path)
    ? undefined
    : `lists ${path}, which ${pattern} does not match.`
