import type { PageView } from '@site/contracts/PageView'
import { observeEntries } from './observeEntries.ts'

/** A file of one of this site's releases, as in addresses. */
const ownFile = /\/(?:r\/[\w-]+\/\w+|shell)\/([\w@.-]+)/

/**
 * Returns a function that returns which of the site's scripts has blocked a frame the longest, according to long animation
 * frames.
 */
export function observeSlowestScript(): () => PageView['slowest'] {
  let slowest: PageView['slowest']
  const flush = observeEntries('long-animation-frame', ({ scripts }) => {
    for (const { sourceURL, sourceCharPosition, duration } of scripts) {
      const file = ownFile.exec(sourceURL)?.[1]
      if (!file || duration <= (slowest?.duration ?? 0)) continue
      slowest = {
        place: sourceCharPosition < 0 ? file : `${file}:${sourceCharPosition}`,
        duration: Math.round(duration),
      }
    }
  })
  return () => {
    flush?.()
    return slowest
  }
}
