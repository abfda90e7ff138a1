import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { incidentOf } from './incidentOf.ts'
import { sendReport } from './sendReport.ts'

/**
 * Tells the site's own server of failures in its code, those before this one was here as well: which release, what kind,
 * where, and nothing of the visitor. A document tells each kind of each release once. Returns whether there was one so far,
 * and how to stop.
 */
export function reportIncidents({ shell }: Pick<Snapshot, 'shell'>): { hasFailed(): boolean; stop(): void } {
  const shellRelease = shellMark(shell)
  const told = new Set<string>()
  const report = (event: Event) => {
    const incident = incidentOf(event, shellRelease)
    const kind = incident && `${incident.release} ${incident.cause}`
    if (!kind || told.has(kind)) return
    told.add(kind)
    sendReport({ type: 'incident', body: incident })
  }
  for (const event of window.__failures?.splice(0) ?? []) report(event)
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
  return {
    hasFailed: () => told.size > 0,
    stop() {
      removeEventListener('error', report, true)
      removeEventListener('unhandledrejection', report)
    },
  }
}

/** What stands for the shell's release in a document: the hash in the name of its main script. */
export function shellMark(shell: Snapshot['shell']): string {
  return /\/main\.(\w+)\.js/.exec(String(shell))?.[1] ?? ''
}
