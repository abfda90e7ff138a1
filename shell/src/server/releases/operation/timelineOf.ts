import type { Publication } from '@site/contracts/ReleasePointer'
import type { TimelineStep } from '@site/contracts/SiteReleases'

/** What publications have moved, by whom and what for. */
export function timelineOf(publications: readonly Publication[]): TimelineStep[] {
  return publications.map(({ number, at, by, paused, moved, pointers }) => ({
    number,
    at,
    by,
    ...(paused && { paused }),
    moved: moved.flatMap((name) => {
      const pointer = pointers[name]
      if (!pointer) return []
      const { author = '', message = '', canary } = pointer.signed?.statement ?? {}
      return [{ name, release: pointer.release, author, message, ...(canary && { share: canary.share }) }]
    }),
  }))
}
