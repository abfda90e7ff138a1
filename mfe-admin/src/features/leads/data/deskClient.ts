import {
  type DeskChange,
  type DeskDetails,
  type DeskLead,
  type DeskNote,
  type DeskPage,
  type DeskQuery,
  deskDetails,
  deskForgotten,
  deskPage,
  deskRefusal,
  deskTargets,
  deskTest,
  leadDeskPath,
} from '@site/contracts/LeadDesk'
import * as v from 'valibot'

/** `closed`: the person has to log in again. `refused`: the server says why, and after a conflict how the lead is now. */
export type Answer<Value> =
  | { status: 'done'; value: Value }
  | { status: 'refused'; reason: string; lead?: DeskLead | undefined }
  | { status: 'closed'; reason: string }
  | { status: 'unreachable' }

type Fetch = (input: string, init: RequestInit) => Promise<Response>

const LOGIN = 401

/** What the page asks of the server. */
export function createDeskClient(ask: Fetch = (input, init) => fetch(input, init)) {
  async function send<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<Answer<v.InferOutput<Schema>>> {
    try {
      const response = await ask(leadDeskPath + path, {
        cache: 'no-store',
        ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
      const content: unknown = await response.json()
      if (response.ok) return { status: 'done', value: v.parse(schema, content) }
      const { reason, lead } = v.parse(deskRefusal, content)
      return response.status === LOGIN ? { status: 'closed', reason } : { status: 'refused', reason, lead }
    } catch {
      // No connection, or an invalid response: the page shows the same sentence for both.
      return { status: 'unreachable' }
    }
  }
  return {
    page: (query: DeskQuery, before?: number): Promise<Answer<DeskPage>> =>
      send(`?${queryText(query)}${before === undefined ? '' : `&before=${before}`}`, deskPage),
    details: (number: number): Promise<Answer<DeskDetails>> => send(`/${number}`, deskDetails),
    change: (number: number, change: DeskChange): Promise<Answer<DeskDetails>> =>
      send(`/${number}/change`, deskDetails, change),
    note: (number: number, note: DeskNote): Promise<Answer<DeskDetails>> => send(`/${number}/notes`, deskDetails, note),
    release: (number: number): Promise<Answer<DeskDetails>> => send(`/${number}/release`, deskDetails, {}),
    targets: () => send('/targets', deskTargets),
    test: (name: string) => send(`/targets/${encodeURIComponent(name)}/test`, deskTest, {}),
    retry: (name: string) => send(`/targets/${encodeURIComponent(name)}/retry`, deskTargets, {}),
    forget: (number: number) => send(`/${number}/forget`, deskForgotten, {}),
  }
}

export type DeskClient = ReturnType<typeof createDeskClient>

/** A search as the query of an address; what does not narrow it is left out. */
function queryText(query: DeskQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(given).toString()
}

/** Addresses of what the browser downloads. */
export const downloads = {
  sheet: (kind: 'csv' | 'xlsx', query: DeskQuery) => `${leadDeskPath}/export.${kind}?${queryText(query)}`,
  person: (number: number) => `${leadDeskPath}/${number}/person`,
}

export const unreachable = 'Não foi possível falar com o servidor. Confira a conexão e tente de novo.'
