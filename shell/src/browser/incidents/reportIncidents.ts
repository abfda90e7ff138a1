import type { Snapshot } from '@site/contracts/Snapshot'
import { incidentOf } from './incidentOf.ts'
import { sendReport } from './sendReport.ts'

/**
 * In ms. When a page is left, Firefox ends what it is still loading as if that had failed, between `beforeunload` and
 * `pagehide`; some 20 ms after the first, on an idle machine.
 */
const LEAVING = 2000

/**
 * Reports failures in the site's code to its own server, including those from before this code was loaded: which release,
 * what kind, where, and nothing about the visitor. A document reports each kind once per release. Returns whether there was
 * one so far, and a function that stops it.
 */
export function reportIncidents({ shell }: Pick<Snapshot, 'shell'>): { hasFailed(): boolean; stop(): void } {
  const shellRelease = shellMark(shell)
  const reported = new Set<string>()
  let left = -LEAVING
  const report = (event: Event) => {
    const incident = incidentOf(event, shellRelease)
    const kind = incident && `${incident.release} ${incident.cause}`
    if (!kind || reported.has(kind) || (incident.cause === 'load' && event.timeStamp < left + LEAVING)) return
    reported.add(kind)
    sendReport({ type: 'incident', body: incident })
  }
  // The page may stay: a telephone number is a link too.
  const onLeave = ({ timeStamp }: Event) => {
    left = timeStamp
  }
  for (const event of window.__failures?.splice(0) ?? []) report(event)
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
  addEventListener('beforeunload', onLeave)
  return {
    hasFailed: () => reported.size > 0,
    stop() {
      removeEventListener('error', report, true)
      removeEventListener('unhandledrejection', report)
      removeEventListener('beforeunload', onLeave)
    },
  }
}

/** How a document identifies the shell's release: by the hash in the name of its main script. */
export function shellMark(shell: Snapshot['shell']): string {
  return /\/main\.(\w+)\.js/.exec(String(shell))?.[1] ?? ''
}
