import { dataPath } from '@site/contracts/navigationPaths'

export type PageDataResponse = { data: unknown; serverOnly?: unknown }

const kept = new Map<string, PageDataResponse>()
const MAX_CACHED = 30

/** The server no longer has this page's release: only a new document can help. */
export class ReleaseGone extends Error {}

/**
 * A page's data for a client-side navigation, from the same release as its code.
 * @throws ReleaseGone, or Error if the server does not return it.
 */
export async function fetchData(release: string, url: string, signal?: AbortSignal): Promise<PageDataResponse> {
  const known = kept.get(url)
  if (known) return known
  const { pathname, search } = new URL(url, location.href)
  const response = await fetch(dataPath(release, pathname) + search, { signal })
  if (response.status === 410) throw new ReleaseGone()
  if (!response.ok && response.status !== 404) throw new Error(`The data of ${url} answered ${response.status}.`)
  const body: unknown = await response.json()
  if (typeof body !== 'object' || body === null || !('data' in body)) throw new Error(`${url} gave no data.`)
  kept.set(url, body)
  const oldest = kept.keys().next().value
  if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest)
  return body
}

/** Like `fetchData`. On the same page, a filtered list, the unfiltered list replaces data that cannot be loaded. */
export async function fetchDataOf(release: string, url: string, samePage: boolean): Promise<PageDataResponse> {
  try {
    return await fetchData(release, url)
  } catch (error) {
    if (error instanceof ReleaseGone) throw error
    const whole = samePage ? knownData(pathOf(url)) : undefined
    if (!whole) throw error
    return whole
  }
}

/** Data for a page that is already here, so that nothing has to be fetched if the server cannot be reached. */
export function knownData(url: string): PageDataResponse | undefined {
  return kept.get(url)
}

/** Stores the data that came with the document. */
export function keepData(url: string, body: PageDataResponse): void {
  kept.set(url, body)
}

/** The path of one of this site's URLs, without the query. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}
