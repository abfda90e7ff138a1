import { reportSlowLcp } from './reportSlowLcp.ts'

/** As in reportSlowLcp.ts. */
const SLOW_LCP = 2500

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
  } catch {}
}
