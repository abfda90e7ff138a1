import * as v from 'valibot'
import { composedContent } from '../content/ContentVersion.ts'
import { runningCanary } from './Canary.ts'
import { releaseId } from '../release/ReleaseFiles.ts'

/**
 * The kind of a refusal. `bad`: the content is wrong, and the refusal stays. `not yet`: something is missing that may still
 * arrive. `trouble`: the machine failed, not the release.
 */
export const problemKind = v.picklist(['bad', 'not yet', 'trouble'])

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

/**
 * When a site tries a refused release again by itself: within minutes (`soon`), after a change of the `shell`, of `others`, of
 * its `registry` or of its `settings`, or `never`.
 */
export const retry = v.picklist(['soon', 'shell', 'others', 'registry', 'settings', 'never'])

export type Retry = v.InferOutput<typeof retry>

const retries: Readonly<Record<ProblemKind, Partial<Record<ProblemCause, Retry>>>> = {
  bad: { foreign: 'registry', unsigned: 'registry' },
  'not yet': { contract: 'shell', behind: 'shell', foreign: 'others', configuration: 'settings' },
  trouble: {},
}

type Refused = { name: string; kind: ProblemKind; cause: ProblemCause }

export function retryOf({ name, kind, cause }: Refused): Retry {
  const retry = retries[kind][cause] ?? (kind === 'bad' ? 'never' : 'soon')
  return retry === 'shell' && name === 'shell' ? 'others' : retry
}

/** A release that is not served, with the kind, cause and sentence of its problem; times are ISO dates. */
export const refusedRelease = v.object({
  name: v.string(),
  release: v.string(),
  kind: problemKind,
  cause: problemCause,
  reason: v.string(),
  at: v.string(),
  /** Null if it is retried only when it is published again. */
  retryAt: v.nullable(v.string()),
  /** Identifies the refused pointer; a different one is tried anew. */
  stamp: v.optional(v.string()),
})

export type RefusedRelease = v.InferOutput<typeof refusedRelease>

/** What the gate has to say about a release that passed it, in one sentence. */
const releaseNotice = v.object({ name: v.string(), release: v.string(), text: v.string() })

export type ReleaseNotice = v.InferOutput<typeof releaseNotice>

/** The name of a composition's folder. */
export const compositionName = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}-[0-9a-f]{8}$/))

/** What visitors get, as names of compositions: all of them, and the share of each canary. */
const sitePointer = v.object({
  live: compositionName,
  /** By the canary's name. */
  canaries: v.record(v.string(), compositionName),
  /** Since when each name's release has been live, as ISO dates. */
  since: v.record(v.string(), v.string()),
  /** How long the live composition took, in seconds. */
  seconds: v.number(),
  /** True while the live composition is one of another build of the server, because this one could not compose the site yet. */
  ofFormerBuild: v.optional(v.literal(true)),
})

export type SitePointer = v.InferOutput<typeof sitePointer>

/**
 * The verdict on a publication: what is live after it, and what was refused. Generations are numbered; every server serves
 * the newest one, and judges nothing.
 */
export const generationSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.string(),
  /** Number of the newest publication that it takes into account; 0 if nothing was published. */
  publication: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Release ids by name, the shell's included. */
  live: v.record(v.string(), releaseId),
  refused: v.array(refusedRelease),
  /** The canaries that some visitors get instead of what is live, by name. */
  canaries: v.optional(v.record(v.string(), runningCanary)),
  /** About the releases that are live, or canaries, for the first time. */
  notices: v.optional(v.array(releaseNotice)),
  /** What its pages say; absent if that is as the operator configured it. */
  content: v.optional(composedContent),
  /** Identifies the site's settings, which are the scope's without the server's build. Verdicts of earlier versions have none. */
  settings: v.optional(v.string()),
  /** Where what is live lies. Verdicts of earlier versions have none. */
  pointer: v.optional(sitePointer),
  /** What is wrong with the registry or a pointer, a sentence each. */
  problems: v.optional(v.array(v.string())),
  /** The number of publications and verdicts that cannot be read. */
  unreadable: v.optional(v.number()),
})

export type Generation = v.InferOutput<typeof generationSchema>
