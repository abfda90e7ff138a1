import type { Snapshot } from '@site/contracts/Snapshot'
import { incidentOf } from './incidentOf.ts'
import { sendReport } from './sendReport.ts'

/**
 * Reports failures in the site's code to its own server, including those from before this code was loaded: which release,
 * what kind, where, and nothing about the visitor. A document reports each kind once per release. Returns whether there was
 * one so far, and a function that stops it.
 */
export function reportIncidents({ shell }: Pick<Snapshot, 'shell'>): { hasFailed(): boolean; stop(): void } {
  const shellRelease = shellMark(shell)
  const reported = new Set<string>()
  const report = (event: Event) => {
    const incident = incidentOf(event, shellRelease)
    const kind = incident && `${incident.release} ${incident.cause}`
    if (!kind || reported.has(kind)) return
    reported.add(kind)
    sendReport({ type: 'incident', body: incident })
  }
  for (const event of window.__failures?.splice(0) ?? []) report(event)
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
  return {
    hasFailed: () => reported.size > 0,
    stop() {
      removeEventListener('error', report, true)
      removeEventListener('unhandledrejection', report)
    },
  }
}

/** How a document identifies the shell's release: by the hash in the name of its main script. */
export function shellMark(shell: Snapshot['shell']): string {
  return /\/main\.(\w+)\.js/.exec(String(shell))?.[1] ?? ''
}
