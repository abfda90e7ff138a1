import * as v from 'valibot'
import { count, day } from './deskFields.ts'

/** Endpoint of the desk's first page. */
export const deskOverviewPath = '/_site/overview'

/** What is counted, in the order in which it happens to somebody. */
export const overviewMeasures = ['visits', 'taps', 'leads', 'won'] as const
export type OverviewMeasure = (typeof overviewMeasures)[number]

const numbers = v.object(v.entriesFromList(overviewMeasures, count))
export type OverviewNumbers = v.InferOutput<typeof numbers>

/** Of the leads whose promised answer is due by now or was given, how many were answered in time. */
const answers = v.object({ inTime: count, of: count })
export type OverviewAnswers = v.InferOutput<typeof answers>

const group = v.object({ label: v.string(), now: numbers, before: numbers })
export type OverviewGroup = v.InferOutput<typeof group>

/** This week beside the last one, in São Paulo. Weeks begin on Monday. */
const week = v.object({
  /** Its seven days, of which the last ones may be in the future. */
  days: v.array(v.object({ day, now: numbers, before: numbers, isFuture: v.boolean() })),
  now: numbers,
  /** Last week up to the same day, and all of it. */
  before: numbers,
  whole: numbers,
  answers: v.object({ now: answers, before: answers }),
  /** By the part of the site, and by what led there; the largest first. */
  parts: v.array(group),
  sources: v.array(group),
})
export type OverviewWeek = v.InferOutput<typeof week>

/** What waits for whoever asks; a part is absent for those without its role. */
const waiting = v.object({
  /** People who wait for an answer, and for how many of them it is late. `isMore`: there are more than were counted. */
  leads: v.optional(v.object({ people: count, late: count, isMore: v.boolean() })),
  /** Next steps of her own leads, and of those that nobody has, up to today; the oldest first. */
  steps: v.optional(v.array(v.object({ number: count, who: v.string(), text: v.string(), on: day }))),
  drafts: v.optional(
    v.array(
      v.object({
        collection: v.string(),
        /** What its remote calls it, if it is a remote's own. */
        title: v.optional(v.string()),
        by: v.string(),
        at: v.string(),
      }),
    ),
  ),
  /** Parts of the site whose newest release was refused. */
  refused: v.optional(v.array(v.string())),
})
export type OverviewWaiting = v.InferOutput<typeof waiting>

export const deskOverview = v.object({ at: v.string(), me: v.string(), week, waiting })
export type DeskOverview = v.InferOutput<typeof deskOverview>
