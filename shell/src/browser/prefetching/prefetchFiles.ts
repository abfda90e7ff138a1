import type { RouteEntry, ScriptFile } from '../../universal/document/Snapshot.ts'

const asked = new Map<string, Promise<void>>()

/**
 * Brings a route's scripts into the browser's cache at the lowest priority, checked, without running anything. Settles when
 * they are there. @throws Error when one cannot be had.
 *
 * Not `rel=prefetch`: Firefox holds it against `default-src 'none'`, and Safari never says that it is done.
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

/** As the script element will ask for it, so that the cache knows it again. */
async function bring([url, integrity]: ScriptFile): Promise<void> {
  const response = await fetch(url, { integrity, mode: 'cors', credentials: 'same-origin', priority: 'low' })
  if (!response.ok) throw new Error(`${url} cannot be prefetched.`)
  await response.arrayBuffer()
}
