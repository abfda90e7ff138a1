import { releaseRefusal, type SiteReleases, siteReleases, siteReleasesPath } from '@site/contracts/SiteReleases'
import * as v from 'valibot'

/** `closed`: the user has to log in again. */
export type LoadResult =
  | { status: 'loaded'; site: SiteReleases }
  | { status: 'closed'; reason: string }
  | { status: 'failed' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Loads the releases from the server. */
export async function loadReleases(ask: Fetch = fetch): Promise<LoadResult> {
  try {
    const response = await ask(siteReleasesPath, { cache: 'no-store' })
    const body: unknown = await response.json()
    if (response.status === 401) return { status: 'closed', reason: v.parse(releaseRefusal, body).reason }
    return response.ok ? { status: 'loaded', site: v.parse(siteReleases, body) } : { status: 'failed' }
  } catch {
    // No connection, or an invalid response: the page shows the same sentence for both.
    return { status: 'failed' }
  }
}
