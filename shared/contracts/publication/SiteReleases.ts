import * as v from 'valibot'
import { refusedRelease } from './Generation.ts'
import { releaseId } from '../release/ReleaseFiles.ts'
import { releaseListSchema } from './ReleaseList.ts'
import { publicationSchema } from './ReleasePointer.ts'

/** Where who runs the site looks at its releases, and, with an action after it, moves them. */
export const siteReleasesPath = '/_site/releases'

/** The hours of which views are told: up to the present one. */
export const TOLD_HOURS = 48

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How views of a release went, by one measure. */
const viewSeries = v.object({
  release: releaseId,
  measure: v.picklist(['error', 'lcp', 'inp', 'cls', 'silent']),
  /** For each hour with views: its place among those that are told, how many views there were, and how many were bad. */
  hours: v.array(v.tuple([v.pipe(count, v.maxValue(TOLD_HOURS - 1)), count, count])),
})

/** The shell or a remote, with what is kept of it. */
const sitePart = v.object({
  ...releaseListSchema.entries,
  /** Number of the publication that has moved it last; 0 before its first release. */
  counter: count,
  /** What it is pointed to. */
  wanted: v.optional(releaseId),
  /** What was live before the release that is. */
  former: v.optional(releaseId),
  /** Of the live release, of the one that is tried out and of the former one. */
  views: v.array(viewSeries),
})

/** What one publication has moved where, and who has said so. */
const timelineStep = v.object({
  ...v.pick(publicationSchema, ['number', 'at', 'by', 'paused']).entries,
  moved: v.array(
    v.object({
      name: v.string(),
      release: releaseId,
      author: v.string(),
      message: v.string(),
      /** There when only a share of the visitors was to get it. */
      share: v.optional(v.number()),
    }),
  ),
})

/** What the site has refused by itself, or taken back from visitors, and why. */
const toldRefusal = v.pick(refusedRelease, ['name', 'release', 'at', 'cause', 'reason'])

/** What is live, what is kept, who moved it and how visitors fare, as who runs the site sees it. */
export const siteReleases = v.object({
  /** The server's clock. */
  at: v.string(),
  /** False where releases can be looked at and not moved. */
  mayAct: v.boolean(),
  /** What this server serves. */
  composition: v.object({ id: v.string(), since: v.string() }),
  /** The newest verdict; none while nobody judges. */
  generation: v.optional(v.object({ number: count, at: v.string() })),
  problems: v.array(v.string()),
  parts: v.array(sitePart),
  /** The newest first. */
  timeline: v.array(timelineStep),
  /** Each release once. A server of before this was told says nothing of it. */
  refused: v.optional(v.array(toldRefusal), []),
  servers: v.array(v.object({ server: v.string(), generation: count, composition: v.string(), at: v.number() })),
})

export type ViewSeries = v.InferOutput<typeof viewSeries>
export type SitePart = v.InferOutput<typeof sitePart>
export type TimelineStep = v.InferOutput<typeof timelineStep>
export type ToldRefusal = v.InferOutput<typeof toldRefusal>
export type SiteReleases = v.InferOutput<typeof siteReleases>

/** What can be done with a name: to the last three a release belongs. */
export const releaseActions = ['pause', 'resume', 'preview', 'promote', 'rollback'] as const

export type ReleaseAction = (typeof releaseActions)[number]

/** What is sent with an action. */
export const releaseOrder = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(60)),
  release: v.optional(releaseId),
  /** The name's counter as it was seen: who has seen an older one moves nothing. */
  counter: count,
})

export type ReleaseOrder = v.InferOutput<typeof releaseOrder>

/** What an action has come to: of a preview where it begins. */
export const releaseOutcome = v.object({ preview: v.optional(v.pipe(v.string(), v.startsWith('/_preview/'))) })

export type ReleaseOutcome = v.InferOutput<typeof releaseOutcome>

/** Why it has come to nothing, as a sentence. */
export const releaseRefusal = v.object({ reason: v.string() })
