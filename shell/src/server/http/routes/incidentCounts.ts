import type { Incident } from '@site/contracts/Incident'

type Count = Pick<Incident, 'remote' | 'release' | 'cause'> & { count: number }

/** Anybody may report anything: no more kinds than these are kept, the oldest go. */
const MOST_KINDS = 100

/** Counts what browsers tell of failures, by remote, release and cause, since the server was started. */
export function createIncidentCounts() {
  const counts = new Map<string, Count>()
  return {
    add({ remote, release, cause }: Incident): void {
      const key = `${remote} ${release} ${cause}`
      const known = counts.get(key)
      counts.set(key, { remote, release, cause, count: (known?.count ?? 0) + 1 })
      const oldest = counts.keys().next().value
      if (counts.size > MOST_KINDS && oldest !== undefined) counts.delete(oldest)
    },
    list: (): readonly Count[] => [...counts.values()],
  }
}

export type IncidentCounts = ReturnType<typeof createIncidentCounts>
