import { releaseRefusal, type SiteReleases, siteReleases, siteReleasesPath } from '@site/contracts/SiteReleases'
import * as v from 'valibot'

/** `closed`: the user has to log in again. `forbidden`: she may not see them. */
export type LoadResult =
  | { status: 'loaded'; site: SiteReleases }
  | { status: 'closed' | 'forbidden'; reason: string }
  | { status: 'failed' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Loads the releases from the server. */
export async function loadReleases(ask: Fetch = fetch): Promise<LoadResult> {
  try {
    const response = await ask(siteReleasesPath, { cache: 'no-store' })
    const body: unknown = await response.json()
    if (response.status === 401 || response.status === 403) {
      const { reason } = v.parse(releaseRefusal, body)
      return { status: response.status === 401 ? 'closed' : 'forbidden', reason }
    }
    return response.ok ? { status: 'loaded', site: v.parse(siteReleases, body) } : { status: 'failed' }
  } catch {
    // No connection, or an invalid response: the page shows the same sentence for both.
    return { status: 'failed' }
  }
}
