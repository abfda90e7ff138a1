import * as v from 'valibot'
import { runningCanary } from './Canary.ts'
import { problemCause } from './Generation.ts'
import { releaseId } from '../release/ReleaseFiles.ts'
import { releaseStatement } from './SignedStatement.ts'

const text = v.optional(v.string())

/** What is known of a kept release: a `canary` is tried out by a share of the visitors, `wanted` is pointed to and was not judged, `former` was live once. */
const listedRelease = v.object({
  id: releaseId,
  state: v.picklist(['live', 'canary', 'wanted', 'refused', 'former', 'never live']),
  /** When it was published first, and by what. */
  at: text,
  by: text,
  statement: v.optional(releaseStatement),
  /** When it last was live. */
  liveUntil: text,
  /** Why it was refused: as a word, and in the words of what judged. */
  cause: v.optional(problemCause),
  reason: text,
  /** How it is tried out. */
  canary: v.optional(runningCanary),
  bytes: v.number(),
})

/** The kept releases of a name, the newest first. */
export const releaseListSchema = v.object({
  name: v.string(),
  paused: v.boolean(),
  releases: v.array(listedRelease),
})

export type ListedRelease = v.InferOutput<typeof listedRelease>
export type ReleaseList = v.InferOutput<typeof releaseListSchema>
