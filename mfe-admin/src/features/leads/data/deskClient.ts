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
import type * as v from 'valibot'
import { type Answer, asJson, type Ask, askDesk } from '../../desk/askDesk.ts'

/** After a conflict, a refusal says how the lead is now. */
export type LeadAnswer<Value> = Answer<Value, { lead?: DeskLead | undefined }>

/** What the page asks of the server. */
export function createDeskClient(ask?: Ask) {
  const send = <Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
    sent?: object,
  ): Promise<LeadAnswer<v.InferOutput<Schema>>> =>
    askDesk(leadDeskPath + path, { schema, details: deskRefusal }, sent && asJson(sent), ask)
  return {
    page: (query: DeskQuery, before?: number): Promise<LeadAnswer<DeskPage>> =>
      send(`?${queryText(query)}${before === undefined ? '' : `&before=${before}`}`, deskPage),
    details: (number: number): Promise<LeadAnswer<DeskDetails>> => send(`/${number}`, deskDetails),
    change: (number: number, change: DeskChange): Promise<LeadAnswer<DeskDetails>> =>
      send(`/${number}/change`, deskDetails, change),
    note: (number: number, note: DeskNote): Promise<LeadAnswer<DeskDetails>> =>
      send(`/${number}/notes`, deskDetails, note),
    release: (number: number): Promise<LeadAnswer<DeskDetails>> => send(`/${number}/release`, deskDetails, {}),
    withdrawAdvertising: (number: number): Promise<LeadAnswer<DeskDetails>> =>
      send(`/${number}/withdraw-advertising`, deskDetails, {}),
    targets: () => send('/targets', deskTargets),
    test: (name: string) => send(`/targets/${encodeURIComponent(name)}/test`, deskTest, {}),
    retry: (name: string) => send(`/targets/${encodeURIComponent(name)}/retry`, deskTargets, {}),
    forget: (number: number, numbers: readonly number[]) =>
      send(`/${number}/submissions/forget`, deskForgotten, { numbers }),
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
  person: (number: number, numbers: readonly number[]) => `${leadDeskPath}/${number}/person?numbers=${numbers.join()}`,
}
