import { observeEntries } from './observeEntries.ts'

/**
 * Returns how to ask for the Largest Contentful Paint so far, in ms from when the page was opened, or shown after it was
 * prerendered. Undefined where there was none, and where the page was out of sight before it: then it waited for the visitor.
 */
export function observeLargestPaint(): () => number | undefined {
  let last: number | undefined
  const noteRest = observeEntries('largest-contentful-paint', ({ startTime }) => {
    last = startTime
  })
  return () => {
    noteRest?.()
    if (last === undefined) return undefined
    const paint = last
    const shown = performance.getEntriesByType('navigation')[0]?.activationStart ?? 0
    const wasHidden = performance
      .getEntriesByType('visibility-state')
      .some(({ name, startTime }) => name === 'hidden' && startTime >= shown && startTime < paint)
    return wasHidden ? undefined : Math.max(paint - shown, 0)
  }
}
