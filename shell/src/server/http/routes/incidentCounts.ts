import type { Incident } from '@site/contracts/Incident'

type Count = Pick<Incident, 'remote' | 'release' | 'cause'> & { count: number }

/** Anybody may report anything, so the number of kinds is limited; the oldest are dropped. */
const MAX_KINDS = 100

/** Counts failures that browsers report, by remote, release and cause, since the server was started. */
export function createIncidentCounts() {
  const counts = new Map<string, Count>()
  return {
    add({ remote, release, cause }: Omit<Count, 'count'>): void {
      const key = `${remote} ${release} ${cause}`
      const known = counts.get(key)
      counts.set(key, { remote, release, cause, count: (known?.count ?? 0) + 1 })
      const oldest = counts.keys().next().value
      if (counts.size > MAX_KINDS && oldest !== undefined) counts.delete(oldest)
    },
    list: (): readonly Count[] => [...counts.values()],
  }
}

export type IncidentCounts = ReturnType<typeof createIncidentCounts>
