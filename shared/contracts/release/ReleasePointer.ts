import * as v from 'valibot'
import { releaseId } from './ReleaseFiles.ts'

const counter = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What `<name>/current.json` says: the release that a remote, or the shell, is to be served from. */
export const pointerSchema = v.strictObject({
  release: releaseId,
  /** Number of the publication that wrote this. Whoever writes an id by hand needs none. */
  counter: v.optional(counter),
  /**
   * The release that `npm start` has pointed to by itself. While it is the one pointed to, the next start may point on;
   * any other release was chosen by somebody, and stays.
   */
  setByStart: v.optional(releaseId),
})

export type ReleasePointer = v.InferOutput<typeof pointerSchema>

/** Where a name points to. */
const publishedPointer = v.object({
  release: releaseId,
  /** Number of the publication that pointed there. */
  counter,
  /** True when `npm start` did, and nobody has chosen. */
  byStart: v.boolean(),
})

export type PublishedPointer = v.InferOutput<typeof publishedPointer>

/**
 * One step in the history of what is to be live. Publications are numbered, never changed and never removed, so that
 * the counter of a name only grows; each says where all names point after it, so that the newest one says it all.
 */
export const publicationSchema = v.object({
  number: counter,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The release command, the start command, or somebody who has written into `current.json`. */
  by: v.picklist(['release', 'start', 'hand']),
  /** The names that it points to another release, or to the same again. */
  moved: v.array(v.string()),
  pointers: v.record(v.string(), publishedPointer),
})

export type Publication = v.InferOutput<typeof publicationSchema>

type Step = Pick<Publication, 'at' | 'by'> & {
  /** Release by name. */
  moves: Readonly<Record<string, string>>
  /** Names among them that nobody has chosen. */
  byStart?: readonly string[]
  /** A number that was used before. */
  after?: number
}

/** The publication that follows a former one. */
export function nextPublication(
  former: Publication | undefined,
  { at, by, moves, byStart, after = 0 }: Step,
): Publication {
  const number = Math.max(former?.number ?? 0, after) + 1
  const moved = Object.entries(moves).map(([name, release]) => {
    const pointer = { release, counter: number, byStart: by === 'start' || byStart?.includes(name) === true }
    return [name, pointer] as const
  })
  return { number, at, by, moved: Object.keys(moves), pointers: { ...former?.pointers, ...Object.fromEntries(moved) } }
}

/** True when a publication states exactly what a `current.json` says; what none states was written by hand. */
export function states(
  publication: Publication | undefined,
  name: string,
  { release, counter }: ReleasePointer,
): boolean {
  const pointer = publication?.pointers[name]
  return pointer !== undefined && pointer.release === release && pointer.counter === counter
}
