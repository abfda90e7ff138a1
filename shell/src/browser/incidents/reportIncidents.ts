import type { Incident } from '@site/contracts/Incident'
import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { incidentOf } from './incidentOf.ts'

/** Where browsers report to: shell/src/server/http/routes/violationReports.ts. */
const ENDPOINT = '/_reports'

/**
 * Tells the site's own server of failures in its code, those before this one was here as well: which release, what kind,
 * where, and nothing of the visitor. A document tells each kind of each release once. Returns how to
 * stop.
 */
export function reportIncidents({ shell }: Pick<Snapshot, 'shell'>): () => void {
  const [, shellRelease = ''] = /\/main\.(\w+)\.js/.exec(String(shell)) ?? []
  const told = new Set<string>()
  const report = (event: Event) => {
    const incident = incidentOf(event, shellRelease)
    const kind = incident && `${incident.release} ${incident.cause}`
    if (!kind || told.has(kind)) return
    told.add(kind)
    send(incident)
  }
  for (const event of window.__failures?.splice(0) ?? []) report(event)
  addEventListener('error', report, true)
  addEventListener('unhandledrejection', report)
  return () => {
    removeEventListener('error', report, true)
    removeEventListener('unhandledrejection', report)
  }
}

/** In the form of the Reporting API, whose endpoint it shares. Nobody waits for it, and no cookie goes with it. */
function send(body: Incident): void {
  fetch(ENDPOINT, {
    method: 'POST',
    body: JSON.stringify([{ type: 'incident', body }]),
    headers: { 'content-type': 'application/reports+json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
