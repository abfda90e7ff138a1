import type { PageView } from '@site/contracts/PageView'
import { observeEntries } from './observeEntries.ts'

/** A file of a release of this site, as it stands in addresses. */
const ownFile = /\/(?:r\/[\w-]+\/\w+|shell)\/([\w@.-]+)/

/** Returns how to ask which of the site's scripts has held up a frame the longest: long animation frames name theirs. */
export function observeSlowestScript(): () => PageView['slowest'] {
  let slowest: PageView['slowest']
  const noteRest = observeEntries('long-animation-frame', ({ scripts }) => {
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
    noteRest?.()
    return slowest
  }
}
