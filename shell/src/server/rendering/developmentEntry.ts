import type { RouteEntry } from '../../universal/document/Snapshot.ts'
import type { Plan } from './Plan.ts'

/**
 * While developing, a hot remote's files come from its dev server: they change without a release, so the container finds
 * them by itself and no hash is known. Every other entry stays as it is.
 */
export function developmentEntry(entry: RouteEntry, origins: Plan['developmentOrigins'] = {}): RouteEntry {
  const origin = origins[entry.remote.replaceAll('_', '-')]
  if (!origin) return entry
  const { path, remote, expose, query, data } = entry
  return { path, remote, expose, query, data, entry: [`${origin}/remoteEntry.js`, ''], files: [] }
}
