import type { Generation } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { TimelineStep, TimelineRefusal } from '@site/contracts/SiteReleases'

/** What each publication has moved, with its author and message. */
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

/** Refused releases, each once, however many verdicts repeat it. */
export function refusalsOf(verdicts: readonly Generation[]): TimelineRefusal[] {
  const refused = verdicts.flatMap((verdict) => verdict.refused)
  const entries = refused.map(({ name, release, at, cause, reason }) => ({ name, release, at, cause, reason }))
  return [...new Map(entries.map((refusal) => [`${refusal.name} ${refusal.release}`, refusal])).values()]
}
