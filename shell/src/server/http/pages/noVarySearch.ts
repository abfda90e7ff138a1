/**
 * A page's `No-Vary-Search`: which parameters of its address change it. To caches, and to what is fetched ahead, all others
 * are the same page: what advertisements add (`utm_source`, `gclid`) asks for nothing new. Names are encoded as they are in
 * an address, so that a header can hold whatever a release calls them.
 */
export function noVarySearch(query: readonly string[]): string {
  const names = query.map((name) => `"${encodeURIComponent(name)}"`).join(' ')
  return names ? `key-order, params, except=(${names})` : 'params'
}
