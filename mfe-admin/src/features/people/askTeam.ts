import { teamPath } from '@site/contracts/Team'
import * as v from 'valibot'

/** How a request to the server ended. `closed`: the user has to log in again. */
export type TeamAnswer<Content> =
  | { status: 'done'; content: Content }
  | { status: 'refused' | 'closed'; reason: string }
  | { status: 'unreachable' }

const refusal = v.object({ reason: v.string() })

/** Sends a request about the team, which the server answers with what `schema` describes, or refuses in a sentence. */
export async function askTeam<Schema extends v.GenericSchema>(
  path: '' | `/${string}`,
  schema: Schema,
  sent?: object,
): Promise<TeamAnswer<v.InferOutput<Schema>>> {
  try {
    const body = JSON.stringify(sent)
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body } as const
    const response = await fetch(teamPath + path, { cache: 'no-store', ...(sent && post) })
    const content: unknown = await response.json()
    if (response.ok) return { status: 'done', content: v.parse(schema, content) }
    const { reason } = v.parse(refusal, content)
    return { status: response.status === 401 ? 'closed' : 'refused', reason }
  } catch {
    // No connection, or an invalid response: the page shows the same sentence for both.
    return { status: 'unreachable' }
  }
}
