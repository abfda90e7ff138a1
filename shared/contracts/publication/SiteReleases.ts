import * as v from 'valibot'
import { refusedRelease, retry } from './Generation.ts'
import type { previewPath } from './PreviewToken.ts'
import { releaseId } from '../release/ReleaseFiles.ts'
import { releaseListSchema } from './ReleaseList.ts'
import { publicationSchema } from './ReleasePointer.ts'

/** Endpoint of the operator's releases page. Append an action to perform it. */
export const siteReleasesPath = '/_site/releases'

/** Number of hours in the charts of views, up to the present one. */
export const CHART_HOURS = 48

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A release's views counted by one measure. */
const viewSeries = v.object({
  release: releaseId,
  measure: v.picklist(['error', 'lcp', 'inp', 'cls', 'silent']),
  /** For each hour with views: its index in the chart, the number of views, and how many of them were bad. */
  hours: v.array(v.tuple([v.pipe(count, v.maxValue(CHART_HOURS - 1)), count, count])),
})

/** The shell or a remote, with its kept releases. */
const sitePart = v.object({
  ...releaseListSchema.entries,
  /** Number of the last publication that moved it; 0 before its first release. */
  counter: count,
  /** The release it points to. */
  wanted: v.optional(releaseId),
  /** The release that was live before the present one. */
  former: v.optional(releaseId),
  /** If the live release is written in the former contract: which one, and the day until which it is read. */
  contractEnds: v.optional(v.object({ contract: count, until: v.string() })),
  /** Of the live release, the canary and the former one. */
  views: v.array(viewSeries),
})

/** What one publication moved, and who published it. */
const timelineStep = v.object({
  ...v.pick(publicationSchema, ['number', 'at', 'by', 'paused', 'author']).entries,
  moved: v.array(
    v.object({
      name: v.string(),
      release: releaseId,
      author: v.string(),
      message: v.string(),
      /** Present for a canary. */
      share: v.optional(v.number()),
    }),
  ),
})

/** A release that the site refused, or took back from visitors, with the reason. */
const timelineRefusal = v.object({
  ...v.pick(refusedRelease, ['name', 'release', 'at', 'cause', 'reason']).entries,
  /** When it is tried again. Older servers do not say. */
  retry: v.optional(retry),
})

/** What is live, a canary or kept, who moved it and how views went, for the operator. */
export const siteReleases = v.object({
  /** The server's clock. */
  at: v.string(),
  /** False where the page is read-only. */
  mayAct: v.boolean(),
  /** The composition that this server serves. */
  composition: v.object({ id: v.string(), since: v.string() }),
  /** The verdict that the server shows which answers. */
  generation: v.optional(v.object({ number: count, at: v.string() })),
  problems: v.array(v.string()),
  parts: v.array(sitePart),
  /** The newest first. */
  timeline: v.array(timelineStep),
  /** Each release once. Older servers do not send it. */
  refused: v.optional(v.array(timelineRefusal), []),
})

export type ViewSeries = v.InferOutput<typeof viewSeries>
export type SitePart = v.InferOutput<typeof sitePart>
export type TimelineStep = v.InferOutput<typeof timelineStep>
export type TimelineRefusal = v.InferOutput<typeof timelineRefusal>
export type SiteReleases = v.InferOutput<typeof siteReleases>

/** Actions on a name; the last three need a release. */
export const releaseActions = ['pause', 'resume', 'preview', 'promote', 'rollback'] as const

/** The name of an action, as it is appended to `siteReleasesPath`. */
export type ReleaseAction = (typeof releaseActions)[number]

/** The body of an action's request. */
export const releaseActionRequest = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(60)),
  release: v.optional(releaseId),
  /** The name's counter as the page showed it; an outdated one is refused. */
  counter: count,
})

export type ReleaseActionRequest = v.InferOutput<typeof releaseActionRequest>

/** The start of a preview's path. Imported as a type, because the module has a schema that no page needs. */
const previewStart = '/_preview/' satisfies typeof previewPath

/** The response to an action: for a preview, its path. */
export const releaseOutcome = v.object({ preview: v.optional(v.pipe(v.string(), v.startsWith(previewStart))) })

export type ReleaseOutcome = v.InferOutput<typeof releaseOutcome>

/** Why an action was refused, as a sentence. */
export const releaseRefusal = v.object({ reason: v.string() })
