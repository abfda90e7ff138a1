import { type Incident, incidentSchema } from '@site/contracts/Incident'
import * as v from 'valibot'

const { remote, release, cause } = incidentSchema.entries.body.entries
const countSchema = v.object({ remote, release, cause, count: v.number() })
type Count = v.InferOutput<typeof countSchema>

/** What a process replies when it is asked for its counts. */
export const incidentCounts = v.array(countSchema)

/** Anybody may report anything, so the number of kinds is limited; the oldest are dropped. */
const MAX_KINDS = 100

/** Counts failures that browsers report, by remote, release and cause, since the server was started. */
export function createIncidentCounts() {
  const counts = new Map<string, Count>()
  return {
    add({ remote, release, cause }: Pick<Incident, 'remote' | 'release' | 'cause'>, times = 1): void {
      const key = `${remote} ${release} ${cause}`
      const known = counts.get(key)
      counts.set(key, { remote, release, cause, count: (known?.count ?? 0) + times })
      const oldest = counts.keys().next().value
      if (counts.size > MAX_KINDS && oldest !== undefined) counts.delete(oldest)
    },
    list: (): readonly Count[] => [...counts.values()],
  }
}

/** Merges the counts of several processes. */
export function addIncidents(counted: readonly Count[]): readonly Count[] {
  const all = createIncidentCounts()
  for (const one of counted) all.add(one, one.count)
  return all.list()
}

export type IncidentCounts = ReturnType<typeof createIncidentCounts>
