import {
  type ReleaseAction,
  type ReleaseActionRequest,
  releaseOutcome,
  releaseRefusal,
  siteReleasesPath,
} from '@site/contracts/SiteReleases'
import * as v from 'valibot'

export type ActionResult =
  | { status: 'done'; preview?: string | undefined }
  | { status: 'refused'; reason: string }
  | { status: 'unreachable' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Sends an action to the server, which gives its reason in a sentence when it refuses. */
export async function sendAction(
  action: ReleaseAction,
  request: ReleaseActionRequest,
  ask: Fetch = fetch,
): Promise<ActionResult> {
  try {
    const response = await ask(`${siteReleasesPath}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      cache: 'no-store',
    })
    const body: unknown = await response.json()
    if (!response.ok) return { status: 'refused', reason: v.parse(releaseRefusal, body).reason }
    return { status: 'done', preview: v.parse(releaseOutcome, body).preview }
  } catch {
    return { status: 'unreachable' }
  }
}
