import {
  type ReleaseAction,
  type ReleaseOrder,
  releaseOutcome,
  releaseRefusal,
  siteReleasesPath,
} from '@site/contracts/SiteReleases'
import * as v from 'valibot'

export type OrderResult =
  | { status: 'done'; preview?: string | undefined }
  | { status: 'refused'; reason: string }
  | { status: 'unreachable' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Sends an order to the server, which says in a sentence why it comes to nothing. */
export async function sendOrder(action: ReleaseAction, order: ReleaseOrder, ask: Fetch = fetch): Promise<OrderResult> {
  try {
    const response = await ask(`${siteReleasesPath}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
      cache: 'no-store',
    })
    const body: unknown = await response.json()
    if (!response.ok) return { status: 'refused', reason: v.parse(releaseRefusal, body).reason }
    return { status: 'done', preview: v.parse(releaseOutcome, body).preview }
  } catch {
    return { status: 'unreachable' }
  }
}
