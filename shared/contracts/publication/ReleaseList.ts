import * as v from 'valibot'
import { runningCanary } from './Canary.ts'
import { problemCause, retry } from './Generation.ts'
import { releaseId } from '../release/ReleaseFiles.ts'
import { releaseStatement } from './SignedStatement.ts'

const text = v.optional(v.string())

/**
 * A kept release. `canary`: served to a share of the visitors. `wanted`: published, and not judged yet. `former`: was live
 * once.
 */
const listedRelease = v.object({
  id: releaseId,
  state: v.picklist(['live', 'canary', 'wanted', 'refused', 'former', 'never live']),
  /** When it was first published, and how. */
  at: text,
  by: text,
  statement: v.optional(releaseStatement),
  /** When it was last live. */
  liveUntil: text,
  /** Why it was refused: as a word, and in the words of the gate. */
  cause: v.optional(problemCause),
  reason: text,
  /** When it is tried again. Older servers do not say. */
  retry: v.optional(retry),
  /** Its canary, if it is one. */
  canary: v.optional(runningCanary),
  bytes: v.number(),
  /** Files that are missing or have another content, if that was examined and there are any. */
  damaged: v.optional(v.array(v.string())),
})

/** The kept releases of a name, the newest first. */
export const releaseListSchema = v.object({
  name: v.string(),
  paused: v.boolean(),
  releases: v.array(listedRelease),
})

export type ListedRelease = v.InferOutput<typeof listedRelease>
export type ReleaseList = v.InferOutput<typeof releaseListSchema>
