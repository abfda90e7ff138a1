import * as v from 'valibot'
import { releaseId } from '../release/ReleaseFiles.ts'
import { type SignedStatement, signedStatement } from './SignedStatement.ts'

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
  /** Who released it, and what for; by a team that has keys, signed. */
  signed: v.optional(signedStatement),
})

export type PublishedPointer = v.InferOutput<typeof publishedPointer>

/**
 * One step in the history of what is to be live. Publications are numbered, never changed and never removed, so that
 * the counter of a name only grows; each says where all names point after it, so that the newest one says it all.
 */
export const publicationSchema = v.object({
  number: counter,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What has made it: a command of that name, or somebody who has written into `current.json`. */
  by: v.picklist(['release', 'start', 'hand', 'rollback', 'pause']),
  /** The names that it points to another release, or to the same again. */
  moved: v.array(v.string()),
  pointers: v.record(v.string(), publishedPointer),
  /** Names that nothing new is released of until they are resumed. */
  paused: v.optional(v.array(v.string())),
})

export type Publication = v.InferOutput<typeof publicationSchema>

type Step = Pick<Publication, 'at' | 'by'> & {
  /** Release by name. */
  moves: Readonly<Record<string, string>>
  /** All names that are paused from then on; those that were before without it. */
  paused?: readonly string[]
  /** What is said of them, by name. */
  signed?: Readonly<Record<string, SignedStatement>>
  /** Names among them that nobody has chosen. */
  byStart?: readonly string[]
  /** A number that was used before. */
  after?: number
}

/** The publication that follows a former one. */
export function nextPublication(
  former: Publication | undefined,
  { at, by, moves, signed = {}, byStart, after = 0, paused = former?.paused ?? [] }: Step,
): Publication {
  const number = Math.max(former?.number ?? 0, after) + 1
  const moved = Object.entries(moves).map(([name, release]) => {
    const told = signed[name]
    const pointer = { release, counter: number, byStart: by === 'start' || byStart?.includes(name) === true }
    return [name, { ...pointer, ...(told && { signed: told }) }] as const
  })
  const pointers = { ...former?.pointers, ...Object.fromEntries(moved) }
  return { number, at, by, moved: Object.keys(moves), pointers, ...(paused.length > 0 && { paused: [...paused] }) }
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
