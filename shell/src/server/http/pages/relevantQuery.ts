import { readQuery } from '../../../universal/routing/matchRoute.ts'

/**
 * The query parameters that a page depends on, in a fixed order: a cache key in which other parameters, such as those of
 * advertisements, do not matter. Empty if there are none.
 */
export function relevantQuery(search: string, names: readonly string[]): string {
  if (search === '' || names.length === 0) return ''
  const query = new URLSearchParams(readQuery(search, names)).toString()
  return query && `?${query}`
}
