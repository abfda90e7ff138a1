import type { Incident } from '@site/contracts/Incident'
import type { PageView } from '@site/contracts/PageView'

/** Where browsers report to: shell/src/server/http/routes/violationReports.ts. */
const ENDPOINT = '/_reports'

/** In the form of the Reporting API, whose endpoint it shares. Nobody waits for it, and no cookie goes with it. */
export function sendReport(report: { type: 'incident'; body: Incident } | { type: 'view'; body: PageView }): void {
  fetch(ENDPOINT, {
    method: 'POST',
    body: JSON.stringify([report]),
    headers: { 'content-type': 'application/reports+json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
