import { observeLargestPaint } from '../views/largestPaint.ts'
import { queueAnalytics } from './queueAnalytics.ts'

/** In ms: above it the largest paint is slow. And the mobile breakpoint (specification, section 9). */
const SLOW_LCP = 2500
const MOBILE = '(max-width:768px)'

/** The first of these makes the largest paint final: later ones are caused by the visitor. */
const finals = ['keydown', 'click', 'visibilitychange', 'pagehide']

/**
 * On mobile, queues `performance_warning` when LCP exceeds 2500 ms (specification 7, call 8). If the browser cannot measure
 * it, nothing happens, as specified (section 8).
 */
export function reportSlowLcp(): void {
  try {
    if (!matchMedia(MOBILE).matches) return
    const largestPaint = observeLargestPaint()
    const final = new AbortController()
    const report = () => {
      final.abort()
      const value = largestPaint() ?? 0
      if (value <= SLOW_LCP) return
      queueAnalytics('event', 'performance_warning', { metric: 'LCP', value: Math.round(value), device: 'mobile' })
    }
    for (const event of finals) addEventListener(event, report, { capture: true, signal: final.signal })
  } catch {
    // Specification, section 8: performance observer errors are silently ignored.
  }
}
