import * as v from 'valibot'
import { runningCanary } from './Canary.ts'
import { releaseId } from '../release/ReleaseFiles.ts'

/**
 * What a refusal is: `bad` is content and stays, `not yet` is something that may still come, `trouble` lies with the
 * machine and not with the release.
 */
const problemKind = v.picklist(['bad', 'not yet', 'trouble'])

/** What was wrong, as a word to count and filter by. */
export const problemCause = v.picklist([
  'missing',
  'cut off',
  'malformed',
  'forged',
  'foreign',
  'contract',
  'behind',
  'configuration',
  'unsigned',
  'rendering',
  'machine',
  'visitors',
])

export type ProblemKind = v.InferOutput<typeof problemKind>
export type ProblemCause = v.InferOutput<typeof problemCause>

export const refusedRelease = v.object({
  name: v.string(),
  release: v.string(),
  kind: problemKind,
  cause: problemCause,
  reason: v.string(),
  at: v.string(),
  /** Null when only pointing to it again tries it again. */
  retryAt: v.nullable(v.string()),
  /** Which pointer was meant: another one tries it again. */
  stamp: v.optional(v.string()),
})

export type RefusedRelease = v.InferOutput<typeof refusedRelease>

/**
 * The verdict on a publication, of the one server that judged: what is live after it, and what was refused. Generations
 * are numbered; all other servers show the newest one and judge nothing.
 */
export const generationSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  /** Number of the newest publication that was looked at; 0 where nothing was published. */
  publication: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Release by name, the shell's too. */
  live: v.record(v.string(), releaseId),
  refused: v.array(refusedRelease),
  /** What a share of the visitors gets in the place of what is live, by name. */
  canaries: v.optional(v.record(v.string(), runningCanary)),
})

export type Generation = v.InferOutput<typeof generationSchema>
