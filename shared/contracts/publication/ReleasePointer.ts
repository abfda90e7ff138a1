import * as v from 'valibot'
import { releaseId } from '../release/ReleaseFiles.ts'
import { type SignedStatement, signedStatement } from './SignedStatement.ts'

const counter = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The content of `<name>/current.json`: the release from which a remote, or the shell, is to be served. */
export const pointerSchema = v.strictObject({
  release: releaseId,
  /** Number of the publication that wrote it. An id written by hand needs none. */
  counter: v.optional(counter),
  /**
   * Set if `npm start` chose the release by itself. As long as it is the current one, the next start may move on; any other
   * release was chosen by a person and stays.
   */
  setByStart: v.optional(releaseId),
})

export type ReleasePointer = v.InferOutput<typeof pointerSchema>

/** The release that a name points to. */
const publishedPointer = v.object({
  release: releaseId,
  /** Number of the publication that pointed there. */
  counter,
  /** True if `npm start` chose it, and no person. */
  byStart: v.boolean(),
  /** Who released it and what for; signed, if the team has keys. */
  signed: v.optional(signedStatement),
})

export type PublishedPointer = v.InferOutput<typeof publishedPointer>

/**
 * One step in the history of what is to be live. Publications are numbered and are never changed or removed, so that a
 * name's counter only grows. Each one holds all names' pointers after it, so that the newest is complete.
 */
export const publicationSchema = v.object({
  number: counter,
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** What made it: the command of that name, or (`hand`) a person who wrote into `current.json`. */
  by: v.picklist(['release', 'start', 'hand', 'rollback', 'pause']),
  /** The names whose pointer it set, to another release or to the same one again. */
  moved: v.array(v.string()),
  pointers: v.record(v.string(), publishedPointer),
  /** Names with paused releases: nothing new is accepted until they are resumed. */
  paused: v.optional(v.array(v.string())),
  /** Those among them that their own team paused, and may resume. */
  ownPauses: v.optional(v.array(v.string())),
  /** Who paused or resumed; of what it moved, the statements say so. */
  author: v.optional(v.string()),
})

export type Publication = v.InferOutput<typeof publicationSchema>

type Step = Pick<Publication, 'at' | 'by'> & {
  /** Release ids by name. */
  moves: Readonly<Record<string, string>>
  /** All names that are paused from now on; unchanged without it. */
  paused?: readonly string[]
  /** Those that their own team paused; unchanged without it. */
  ownPauses?: readonly string[]
  author?: string | undefined
  /** Their statements, by name. */
  signed?: Readonly<Record<string, SignedStatement>>
  /** Those among them that no person chose. */
  byStart?: readonly string[]
  /** The number of a former publication: the new one must exceed it. */
  after?: number
}

/** Creates the publication that follows a former one. */
export function nextPublication(
  former: Publication | undefined,
  { at, by, moves, signed = {}, byStart, after = 0, author, paused = former?.paused ?? [], ownPauses }: Step,
): Publication {
  const own = (ownPauses ?? former?.ownPauses ?? []).filter((name) => paused.includes(name))
  const number = Math.max(former?.number ?? 0, after) + 1
  const moved = Object.entries(moves).map(([name, release]) => {
    const signature = signed[name]
    const pointer = { release, counter: number, byStart: by === 'start' || byStart?.includes(name) === true }
    return [name, { ...pointer, ...(signature && { signed: signature }) }] as const
  })
  const pointers = { ...former?.pointers, ...Object.fromEntries(moved) }
  return {
    ...{ number, at, by, moved: Object.keys(moves), pointers },
    ...(paused.length > 0 && { paused: [...paused] }),
    ...(own.length > 0 && { ownPauses: own }),
    ...(author && { author }),
  }
}

/**
 * True if a publication records exactly what a `current.json` says; a pointer that no publication records was written by
 * hand.
 */
export function recordsPointer(
  publication: Publication | undefined,
  name: string,
  { release, counter }: ReleasePointer,
): boolean {
  const pointer = publication?.pointers[name]
  return pointer !== undefined && pointer.release === release && pointer.counter === counter
}
