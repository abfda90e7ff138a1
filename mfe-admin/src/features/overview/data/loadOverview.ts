import { type DeskOverview, deskOverview, deskOverviewPath } from '@site/contracts/DeskOverview'
import * as v from 'valibot'

/** `closed`: the person has to log in again. */
export type Loaded =
  | { status: 'loaded'; overview: DeskOverview }
  | { status: 'closed'; reason: string }
  | { status: 'failed'; reason: string }

const refusal = v.object({ reason: v.string() })
const UNREACHABLE = 'Não foi possível carregar os números. Confira a conexão.'

/** Loads the week's numbers and what waits for whoever asks. */
export async function loadOverview(ask: typeof fetch = fetch): Promise<Loaded> {
  try {
    const response = await ask(deskOverviewPath, { cache: 'no-store' })
    const content: unknown = await response.json()
    if (response.ok) return { status: 'loaded', overview: v.parse(deskOverview, content) }
    const { reason } = v.parse(refusal, content)
    return { status: response.status === 401 ? 'closed' : 'failed', reason }
  } catch {
    // No connection, or an invalid response: the page shows the same sentence for both.
    return { status: 'failed', reason: UNREACHABLE }
  }
}
