/** A request, and the addresses of what had to be there before it could be asked for: the document, scripts. */
export type Asked = { url: string; name: string; askedBy: readonly string[] }

/**
 * The longest chain of requests of which each was asked for because of the one before it, by their names. Requests stand in
 * the order in which they were made.
 */
export function longestChain(requests: readonly Asked[]): string[] {
  const chains = new Map<string, string[]>()
  for (const { url, name, askedBy } of requests) {
    const before = longest(askedBy.map((address) => chains.get(address) ?? []))
    if (!chains.has(url)) chains.set(url, [...before, name])
  }
  return longest([...chains.values()])
}

function longest(chains: readonly string[][]): string[] {
  return chains.reduce((most, chain) => (chain.length > most.length ? chain : most), [])
}
