import {
  type ContentAction,
  type ContentDesk,
  type ContentOutcome,
  type ContentRefusal,
  type ContentRequest,
  contentDesk,
  contentDeskPath,
  contentOutcome,
  contentRefusal,
} from '@site/contracts/ContentDesk'
import * as v from 'valibot'

export type DeskResult =
  | { status: 'loaded'; desk: ContentDesk }
  | { status: 'closed'; reason: string }
  | { status: 'failed' }

export type ActionResult =
  | ({ status: 'done' } & ContentOutcome)
  | ({ status: 'refused' } & ContentRefusal)
  | { status: 'unreachable' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** Loads what the site says. */
export async function loadDesk(ask: Fetch = fetch): Promise<DeskResult> {
  try {
    const response = await ask(contentDeskPath, { cache: 'no-store' })
    const body: unknown = await response.json()
    if (response.status === 401) return { status: 'closed', reason: v.parse(contentRefusal, body).reason }
    return response.ok ? { status: 'loaded', desk: v.parse(contentDesk, body) } : { status: 'failed' }
  } catch {
    // No connection, or an invalid response: the page shows the same sentence for both.
    return { status: 'failed' }
  }
}

/** Sends an action to the server, which gives its reason in a sentence when it refuses. */
export async function sendContentAction<Action extends ContentAction>(
  action: Action,
  request: ContentRequest<Action>,
  ask: Fetch = fetch,
): Promise<ActionResult> {
  try {
    const response = await ask(`${contentDeskPath}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      cache: 'no-store',
    })
    const body: unknown = await response.json()
    if (!response.ok) return { status: 'refused', ...v.parse(contentRefusal, body) }
    return { status: 'done', ...v.parse(contentOutcome, body) }
  } catch {
    return { status: 'unreachable' }
  }
}

export type SendContentAction = typeof sendContentAction
