/**
 * A page's `No-Vary-Search`: the query parameters that change it. To caches and prefetches, addresses that differ in others
 * are the same page, so that advertising parameters (`utm_source`, `gclid`) cause no new request. Names are URL-encoded, so
 * that the header can hold any name.
 */
export function noVarySearch(query: readonly string[]): string {
  const names = query.map((name) => `"${encodeURIComponent(name)}"`).join(' ')
  return names ? `key-order, params, except=(${names})` : 'params'
}
