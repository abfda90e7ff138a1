import type { Generation } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { TimelineStep, ToldRefusal } from '@site/contracts/SiteReleases'

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

/** What the site has refused: each release once, whatever number of verdicts repeat it. */
export function refusalsOf(verdicts: readonly Generation[]): ToldRefusal[] {
  const refused = verdicts.flatMap((verdict) => verdict.refused)
  const told = refused.map(({ name, release, at, cause, reason }) => ({ name, release, at, cause, reason }))
  return [...new Map(told.map((refusal) => [`${refusal.name} ${refusal.release}`, refusal])).values()]
}
