import { type Incident, incidentSchema } from '@site/contracts/Incident'
import * as v from 'valibot'

const { remote, release, cause } = incidentSchema.entries.body.entries
const countSchema = v.object({ remote, release, cause, count: v.number() })
type Count = v.InferOutput<typeof countSchema>

/** What a process answers that is asked for its counts. */
export const incidentCounts = v.array(countSchema)

/** Anybody may report anything: no more kinds than these are kept, the oldest go. */
const MOST_KINDS = 100

/** Counts what browsers tell of failures, by remote, release and cause, since the server was started. */
export function createIncidentCounts() {
  const counts = new Map<string, Count>()
  return {
    add({ remote, release, cause }: Pick<Incident, 'remote' | 'release' | 'cause'>, times = 1): void {
      const key = `${remote} ${release} ${cause}`
      const known = counts.get(key)
      counts.set(key, { remote, release, cause, count: (known?.count ?? 0) + times })
      const oldest = counts.keys().next().value
      if (counts.size > MOST_KINDS && oldest !== undefined) counts.delete(oldest)
    },
    list: (): readonly Count[] => [...counts.values()],
  }
}

/** What several processes have counted, as if it were one. */
export function addIncidents(counted: readonly Count[]): readonly Count[] {
  const all = createIncidentCounts()
  for (const one of counted) all.add(one, one.count)
  return all.list()
}

export type IncidentCounts = ReturnType<typeof createIncidentCounts>
