import { type Generation, retryOf } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { TimelineStep, TimelineRefusal } from '@site/contracts/SiteReleases'

/** What each publication has moved, with its author and message. */
export function timelineOf(publications: readonly Publication[]): TimelineStep[] {
  return publications.map(({ number, at, by, paused, author, moved, pointers }) => ({
    number,
    at,
    by,
    ...(paused && { paused }),
    ...(author && { author }),
    moved: moved.flatMap((name) => {
      const pointer = pointers[name]
      if (!pointer) return []
      const { author = '', message = '', canary } = pointer.signed?.statement ?? {}
      return [{ name, release: pointer.release, author, message, ...(canary && { share: canary.share }) }]
    }),
  }))
}

type Pointers = Publication['pointers']

/** Refused releases, each once, however many verdicts repeat it. Only what a name points to is tried again. */
export function refusalsOf(verdicts: readonly Generation[], pointers: Pointers): TimelineRefusal[] {
  const refused = verdicts.flatMap((verdict) => verdict.refused)
  const entries = refused.map((refusal): TimelineRefusal => {
    const { name, release, at, cause, reason } = refusal
    const isWanted = pointers[name]?.release === release
    return { name, release, at, cause, reason, ...(isWanted && { retry: retryOf(refusal) }) }
  })
  return [...new Map(entries.map((refusal) => [`${refusal.name} ${refusal.release}`, refusal])).values()]
}
