import type { ViewMark } from '@site/contracts/documentContract'
import { sendReport } from '../incidents/sendReport.ts'
import { observeLargestPaint } from './largestPaint.ts'
import { observeLayoutShifts } from './layoutShifts.ts'
import { observeInteractions } from './slowestInteraction.ts'
import { reportTap } from './reportTap.ts'
import { observeSlowestScript } from './slowestScript.ts'
import { visitSource } from './visitSource.ts'
import type { OpenedPage } from './watchView.ts'

/** In ms. Nobody waits longer than this, and the server rejects larger values. */
const HOUR = 3_600_000

/**
 * Reports this page view to the site's own server, once, when the page is first hidden: that is the last event that reliably
 * occurs. Anything after it is not reported, nor is a return from the back-forward cache.
 */
export function reportView(opened: OpenedPage, hasFailed: () => boolean): void {
  const largestPaint = observeLargestPaint()
  const shifts = observeLayoutShifts()
  const interaction = observeInteractions()
  const slowestScript = observeSlowestScript()
  const source = visitSource()
  let isSent = false

  const report = ({ type }: Event) => {
    if (isSent || (type !== 'pagehide' && document.visibilityState !== 'hidden')) return
    isSent = true
    const cls = shifts()
    const body = {
      ...opened,
      mark: documentMark(),
      failed: hasFailed(),
      lcp: whole(largestPaint()),
      inp: whole(interaction()),
      cls: cls && Math.round(cls * 10_000) / 10_000,
      slowest: slowestScript(),
      source,
    }
    sendReport({ type: 'view', body })
  }
  reportTap(opened)
  addEventListener('visibilitychange', report)
  addEventListener('pagehide', report)
}

/** The server marks documents whose releases it compares. Where a browser hides the header, the view counts for neither. */
const documentMark = () =>
  performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({ name }) => name === ('view' satisfies ViewMark))
    ?.description

const whole = (value: number | undefined) => value && Math.min(Math.round(value), HOUR)
