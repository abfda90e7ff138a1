/*
 * What the leads page and the server say to each other. What a lead is there and where it came from are files of their own,
 * imported from here too.
 */

import * as v from 'valibot'
import { deskEntry, deskLead, deskSubmission, leadStages } from './DeskLead.ts'
import { count, day, line, moment, step, written } from './deskFields.ts'

export {
  type DeskEntry,
  type DeskLead,
  deskLead,
  type DeskSubmission,
  type LeadStage,
  leadStageNames,
  leadStages,
} from './DeskLead.ts'
export { type LeadOrigin, type LeadTouch, leadOrigin } from './originSchema.ts'

/** Endpoint of the leads page. The addresses below it are those of `leadDeskRoutes`. */
export const leadDeskPath = '/_site/leads'

/**
 * Where a lead is listed: `inbox` has what people sent, `held` what looks automated or is a test, and `late` what came after
 * its form had changed.
 */
export const leadRooms = ['inbox', 'held', 'late'] as const
export type LeadRoom = (typeof leadRooms)[number]

/** A page of leads, newest first. */
export const deskPage = v.object({
  at: moment,
  /** The person who is looking. */
  me: v.string(),
  leads: v.array(deskLead),
  /** Number to continue before; null at the end. */
  next: v.nullable(count),
  /** People in each stage, and leads in the other rooms. */
  stages: v.object(v.entriesFromList(leadStages, count)),
  rooms: v.object({ held: count, late: count }),
  owners: v.array(v.string()),
  /** Names of those of the team who sell: whom a lead can be given to. Older servers do not say. */
  team: v.optional(v.array(v.string()), []),
  /** Receivers that are not told of leads at the moment, by name. */
  failing: v.array(v.string()),
})
export type DeskPage = v.InferOutput<typeof deskPage>

/** One lead with its history, oldest entry first, and every form of its person, newest first. Older servers have no forms. */
export const deskDetails = v.object({
  lead: deskLead,
  history: v.array(deskEntry),
  submissions: v.optional(v.array(deskSubmission), []),
})
export type DeskDetails = v.InferOutput<typeof deskDetails>

/** A change of a lead; `version` is the one that the person saw. */
export const deskChange = v.strictObject({
  version: count,
  stage: v.optional(v.picklist(leadStages)),
  owner: v.optional(line(80)),
  step: v.optional(v.nullable(v.strictObject(step.entries))),
})
export type DeskChange = v.InferOutput<typeof deskChange>

/** A note. It is stored once per key, however often it is sent. */
export const deskNote = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  text: v.pipe(written, v.nonEmpty(), v.maxLength(4000)),
})
export type DeskNote = v.InferOutput<typeof deskNote>

/** Which of a person's forms are deleted: people may share a number or an address. */
export const deskForgetting = v.strictObject({ numbers: v.pipe(v.array(count), v.minLength(1), v.maxLength(500)) })
export type DeskForgetting = v.InferOutput<typeof deskForgetting>

/** What a search asks for; every part narrows it. */
export const deskQuery = v.object({
  room: v.optional(v.picklist(leadRooms), 'inbox'),
  search: v.optional(line(120), ''),
  stage: v.optional(v.picklist(leadStages)),
  owner: v.optional(line(80)),
  form: v.optional(line(40)),
  since: v.optional(day),
  until: v.optional(day),
})
export type DeskQuery = v.InferOutput<typeof deskQuery>

/** Why the desk refused something, as a sentence. */
export const deskRefusal = v.object({
  reason: v.string(),
  /** After a conflict: the lead as it is by now. */
  lead: v.optional(deskLead),
})

/** Who hears of each lead, and how many notices went there. */
const deskTarget = v.object({
  name: v.string(),
  place: v.string(),
  waiting: count,
  delivered: count,
  dead: count,
  /** Those that it is not told of, on purpose. */
  withheld: v.optional(count, 0),
  lastError: v.string(),
  /** False of those who write to visitors: nobody is there to get a test. */
  canTest: v.optional(v.boolean(), true),
})
export type DeskTarget = v.InferOutput<typeof deskTarget>
export const deskTargets = v.object({ targets: v.array(deskTarget) })

/** Why a receiver did not take a test; null if it did. */
export const deskTest = v.object({ reason: v.nullable(v.string()) })

/** What was deleted with a person, and who else has the data. */
export const deskForgotten = v.object({
  removed: count,
  /** Receivers that have acknowledged leads of this person, or that may have them. */
  receivers: v.array(v.string()),
})
