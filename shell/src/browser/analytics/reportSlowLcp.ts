import type { LCPMetric } from 'web-vitals'
import { queueAnalytics } from './queueAnalytics.ts'

/** Above this the largest paint is slow, and mobile ends here (specification, section 9). */
const SLOW_LCP = 2500
const MOBILE = '(max-width:768px)'

type Observe = (report: (metric: Pick<LCPMetric, 'value'>) => void) => void

/**
 * On mobile, queues `performance_warning` when LCP exceeds 2500 ms (specification 7, call 8). Where the browser cannot
 * measure it, or the measuring code cannot be loaded, nothing happens, as specified.
 */
export async function reportSlowLcp(load: () => Promise<Observe> = loadObserver): Promise<void> {
  try {
    if (!matchMedia(MOBILE).matches) return
    const observe = await load()
    observe(({ value }) => {
      if (value <= SLOW_LCP) return
      queueAnalytics('event', 'performance_warning', { metric: 'LCP', value: Math.round(value), device: 'mobile' })
    })
  } catch {
    // Specification, section 8: performance observer errors are silently ignored.
  }
}

const loadObserver = () => import('web-vitals/onLCP.js').then(({ onLCP }): Observe => onLCP)

/**
 * Brings the measuring code only to a page that painted late: a fast one has nothing to report and downloads nothing for
 * it. Errors are silently ignored (specification, section 8).
 */
export function watchSlowLcp(report: () => Promise<void> = reportSlowLcp): void {
  try {
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some(({ startTime }) => startTime > SLOW_LCP)) return
      observer.disconnect()
      void report()
    })
    observer.observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // A browser that cannot observe paints.
  }
}
