import { observeEntries } from './observeEntries.ts'

/**
 * Returns a function that returns the Largest Contentful Paint so far, in ms since the page was opened, or activated after
 * prerendering. Undefined if there was none, or the page was hidden before it.
 */
export function observeLargestPaint(): () => number | undefined {
  let last: number | undefined
  const flush = observeEntries('largest-contentful-paint', ({ startTime }) => {
    last = startTime
  })
  return () => {
    flush?.()
    if (last === undefined) return undefined
    const paint = last
    const shown = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0
    const wasHidden = performance
      .getEntriesByType('visibility-state')
      .some(({ name, startTime }) => name === 'hidden' && startTime >= shown && startTime < paint)
    return wasHidden ? undefined : Math.max(paint - shown, 0)
  }
}
