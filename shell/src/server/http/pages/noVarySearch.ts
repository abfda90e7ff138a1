/**
 * A page's `No-Vary-Search`: which parameters of its address change it. To caches, and to what is fetched ahead, all others
 * are the same page: what advertisements add (`utm_source`, `gclid`) asks for nothing new. Names of parameters are a
 * release's, so each is printed as a string of structured fields (RFC 9651).
 */
export function noVarySearch(query: readonly string[]): string {
  const names = query.map((name) => JSON.stringify(name)).join(' ')
  return names ? `key-order, params, except=(${names})` : 'params'
}
