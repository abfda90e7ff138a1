import { dataPath } from '../../universal/routing/dataPath.ts'

export type PageDataAnswer = { data: unknown; serverOnly?: unknown }

const kept = new Map<string, PageDataAnswer>()
const MOST_KEPT = 30

/** The server no longer has the release that this page is of: only a new document leads on. */
export class ReleaseGone extends Error {}

/**
 * A page's data for a client-side navigation, of the release that its code is of.
 * @throws ReleaseGone, or Error when the server does not give it.
 */
export async function fetchData(release: string, url: string, signal?: AbortSignal): Promise<PageDataAnswer> {
  const known = kept.get(url)
  if (known) return known
  const { pathname, search } = new URL(url, location.href)
  const response = await fetch(dataPath(release, pathname) + search, { signal })
  if (response.status === 410) throw new ReleaseGone()
  if (!response.ok && response.status !== 404) throw new Error(`The data of ${url} answered ${response.status}.`)
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) throw new Error(`${url} gave no data.`)
  kept.set(url, answer)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return answer
}

/** Like `fetchData`. On the same page, a list that is filtered, the whole list stands in for data that cannot be had. */
export async function fetchDataOf(release: string, url: string, samePage: boolean): Promise<PageDataAnswer> {
  try {
    return await fetchData(release, url)
  } catch (error) {
    if (error instanceof ReleaseGone) throw error
    const whole = samePage ? knownData(pathOf(url)) : undefined
    if (!whole) throw error
    return whole
  }
}

/** Data at hand for a page, so that nothing has to be asked when the server cannot be reached. */
export function knownData(url: string): PageDataAnswer | undefined {
  return kept.get(url)
}

/** Notes the data that came with the document. */
export function keepData(url: string, answer: PageDataAnswer): void {
  kept.set(url, answer)
}

/** The path of an address of this site, without its query. */
export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address
}
