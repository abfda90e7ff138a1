/** A request, with the addresses of the document and the scripts that had to be loaded before it could be made. */
export type ChainedRequest = { url: string; name: string; initiators: readonly string[] }

/**
 * The longest chain of requests, each caused by the one before, by name. `requests` are in the order in which they were
 * made.
 */
export function longestChain(requests: readonly ChainedRequest[]): string[] {
  const chains = new Map<string, string[]>()
  for (const { url, name, initiators } of requests) {
    const before = longest(initiators.map((address) => chains.get(address) ?? []))
    if (!chains.has(url)) chains.set(url, [...before, name])
  }
  return longest([...chains.values()])
}

function longest(chains: readonly string[][]): string[] {
  return chains.reduce((most, chain) => (chain.length > most.length ? chain : most), [])
}
