import * as v from 'valibot'
import type { RouteEntry } from '../../universal/document/Snapshot.ts'

const scriptFile = v.tuple([v.string(), v.string()])

/** The site's route table as the server answers it. */
const routeTable: v.GenericSchema<unknown, RouteEntry[]> = v.array(
  v.object({
    path: v.string(),
    remote: v.string(),
    expose: v.string(),
    entry: scriptFile,
    files: v.array(scriptFile),
    query: v.array(v.string()),
    data: v.optional(v.string()),
    services: v.optional(v.record(v.string(), v.string())),
    prefetch: v.optional(v.literal(true)),
  }),
)

/** @throws Error when it is no route table: a page of the network that the visitor is in, for instance. */
export function readRouteTable(content: unknown): RouteEntry[] {
  return v.parse(routeTable, content)
}
