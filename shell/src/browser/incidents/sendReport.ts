import type { SharedPath } from '@site/contracts/navigationPaths'
import type { Incident } from '@site/contracts/Incident'
import type { PageView, Tap } from '@site/contracts/PageView'

/** The reporting endpoint: shell/src/server/http/routes/browserReports.ts. */
const ENDPOINT = '/_reports' satisfies SharedPath

/** Sends a report in the format of the Reporting API, whose endpoint it shares, without waiting for it and without cookies. */
export function sendReport(
  report: { type: 'incident'; body: Incident } | { type: 'view'; body: PageView } | { type: 'tap'; body: Tap },
): void {
  fetch(ENDPOINT, {
    method: 'POST',
    body: JSON.stringify([report]),
    headers: { 'content-type': 'application/reports+json' },
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}
