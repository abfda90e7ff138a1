import { sendReport } from '../incidents/sendReport.ts'
import { observeLargestPaint } from './largestPaint.ts'
import { observeLayoutShifts } from './layoutShifts.ts'
import { observeInteractions } from './slowestInteraction.ts'
import { observeSlowestScript } from './slowestScript.ts'
import type { OpenedPage } from './watchView.ts'

/** Longer than this nobody waits, and the server believes nothing. */
const HOUR = 3_600_000

/**
 * Tells the site's own server once how this view of the page goes, when it is first left: that is the last moment of which a
 * page is sure to hear. What comes after it is not told, neither is a return by the browser's back-forward cache.
 */
export function reportView(opened: OpenedPage, hasFailed: () => boolean): void {
  const largestPaint = observeLargestPaint()
  const shifts = observeLayoutShifts()
  const interaction = observeInteractions()
  const slowestScript = observeSlowestScript()
  let isTold = false

  const report = ({ type }: Event) => {
    if (isTold || (type !== 'pagehide' && document.visibilityState !== 'hidden')) return
    isTold = true
    const cls = shifts()
    const body = {
      ...opened,
      failed: hasFailed(),
      lcp: whole(largestPaint()),
      inp: whole(interaction()),
      cls: cls && Math.round(cls * 10_000) / 10_000,
      slowest: slowestScript(),
    }
    sendReport({ type: 'view', body })
  }
  addEventListener('visibilitychange', report)
  addEventListener('pagehide', report)
}

const whole = (value: number | undefined) => value && Math.min(Math.round(value), HOUR)
