import type { RouteEntry, ScriptFile } from '@site/contracts/Snapshot'

const asked = new Map<string, Promise<void>>()

/**
 * Fetches a route's scripts into the browser's cache at the lowest priority, with their hashes checked, without running
 * them. Resolves when they are there. @throws Error if one cannot be loaded.
 *
 * Not `rel=prefetch`: Firefox blocks it under `default-src 'none'`, and Safari never reports its completion.
 */
export async function prefetchFiles({ entry, files }: RouteEntry): Promise<void> {
  await Promise.all([entry, ...files].map(prefetchScript))
}

function prefetchScript(file: ScriptFile): Promise<void> {
  const [url] = file
  const known = asked.get(url)
  if (known || document.querySelector(`script[src="${url}"]`)) return known ?? Promise.resolve()
  const fetched = bring(file)
  asked.set(url, fetched)
  fetched.catch(() => asked.delete(url))
  return fetched
}

/** With the same options as the script element's request, so that the cache entry matches. */
async function bring([url, integrity]: ScriptFile): Promise<void> {
  const response = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' })
  if (!response.ok) throw new Error(`${url} cannot be prefetched.`)
  await response.arrayBuffer()
}
