import * as v from 'valibot'

/** Endpoint of the leads page. The addresses below it are those of `leadDeskRoutes`. */
export const leadDeskPath = '/_site/leads'

/** How far the conversation with somebody is, in the order of a sale. */
export const leadStages = ['new', 'talking', 'offer', 'won', 'lost'] as const
export type LeadStage = (typeof leadStages)[number]

/** The stages in the words of the agency. */
export const leadStageNames: Readonly<Record<LeadStage, string>> = {
  new: 'Novo',
  talking: 'Em conversa',
  offer: 'Proposta',
  won: 'Ganho',
  lost: 'Perdido',
}

/**
 * Where a lead is listed: `inbox` has what people sent, `held` what looks automated or is a test, and `late` what came after
 * its form had changed.
 */
export const leadRooms = ['inbox', 'held', 'late'] as const
export type LeadRoom = (typeof leadRooms)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const moment = v.string()
const texts = v.record(v.string(), v.string())

/** A date without a time: 2026-11-27. */
const day = v.pipe(v.string(), v.isoDate())
/** Control characters and lone surrogates: nobody types them, and PostgreSQL refuses some. Line breaks and tabs stay. */
const unwritten = /[\p{Cc}\p{Cs}]/gu
const written = v.pipe(
  v.string(),
  v.transform((text) => text.replace(unwritten, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))),
  v.trim(),
)
const line = (max: number) => v.pipe(written, v.maxLength(max))

/** What is to be done next, and on which day. */
const step = v.object({ text: v.pipe(line(200), v.nonEmpty()), on: day })

/** A text of an origin, which anybody can send. */
const cut = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(unwritten, '').slice(0, length)),
  )
const short = cut(200)

const campaign = v.pipe(
  // As long as the id of a click.
  v.record(v.string(), cut(500)),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given)
        .filter(([name]) => /^[a-z_]{1,20}$/.test(name))
        .slice(0, 12),
    ),
  ),
)

/** Where a lead came from within its visit (`readTouch` of leadOrigin). */
const leadTouch = v.object({
  page: v.optional(short),
  referrer: v.optional(short),
  campaign: v.optional(campaign),
})
export type LeadTouch = v.InferOutput<typeof leadTouch>

/** Where a lead came from: the page and the button of the form, and how the visit and its last part began. */
export const leadOrigin = v.object({
  page: v.optional(short),
  button: v.optional(short),
  first: v.optional(leadTouch),
  last: v.optional(leadTouch),
})
export type LeadOrigin = v.InferOutput<typeof leadOrigin>

/** One submitted form as the desk shows it. */
const deskRequest = v.object({
  number: count,
  /** The form's title, or its kind if no release has it any more. */
  form: v.string(),
  receivedAt: moment,
  stage: v.picklist(leadStages),
})

/** One submitted form in full, as it came. */
const deskSubmission = v.object({
  ...deskRequest.entries,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  answers: texts,
  typed: v.optional(texts),
  origin: v.nullable(leadOrigin),
  owner: v.string(),
  step: v.nullable(step),
})
export type DeskSubmission = v.InferOutput<typeof deskSubmission>

/** A person's newest lead, with what is known about the person: a smaller form takes nothing away. */
export const deskLead = v.object({
  ...deskRequest.entries,
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Digits of the newest number for a conversation on WhatsApp; empty without one. */
  whatsApp: v.string(),
  /** What was written into the forms besides who they are from, by label. */
  answers: texts,
  /** Other names with the same number or address. Older servers do not say. */
  others: v.optional(v.array(v.string()), []),
  /** How far the person was before the newest form, until somebody has dealt with that. */
  before: v.optional(v.nullable(v.picklist(leadStages)), null),
  /** The newest form that somebody wrote more into, with its answers. Older servers do not say. */
  asked: v.optional(v.object({ form: v.string(), answers: texts })),
  /** What was typed into fields that were read as something else. */
  typed: v.optional(texts),
  owner: v.string(),
  step: v.nullable(step),
  /** Increases with each change of stage, owner and step: a change names the one that it was made for. */
  version: count,
  /** When the answer that the site promises is due; null if it has been given, or if nobody waits for one. */
  due: v.nullable(moment),
  /** Why somebody has to look at it first; null for a lead like any other. */
  suspicion: v.nullable(v.picklist(['honeypot', 'early', 'test', 'late'])),
  notes: count,
  /** Of a subscription: whether the person has confirmed it by the link in an e-mail. Null for any other form. */
  subscription: v.optional(v.nullable(v.picklist(['confirmed', 'unconfirmed'])), null),
  /** Earlier forms of the same person. */
  earlier: v.array(deskRequest),
  /** Receivers that it could not be handed on to, and why. */
  troubles: v.array(v.object({ receiver: v.string(), reason: v.string() })),
  /** Receivers that are not told of it, on purpose, and why. */
  withheld: v.optional(v.array(v.object({ receiver: v.string(), reason: v.string() })), []),
  /**
   * The person's answer to the question about advertising: consent as long as one form has it, otherwise the newest answer; null
   * if there was none.
   */
  advertising: v.optional(v.nullable(v.object({ answer: v.picklist(['accepted', 'refused']), at: moment })), null),
  origin: v.nullable(leadOrigin),
})
export type DeskLead = v.InferOutput<typeof deskLead>

/**
 * What happened to a lead: somebody's note, a change of one field from one value to another, or that the person has confirmed
 * a subscription.
 */
const deskEntry = v.object({
  id: v.string(),
  at: moment,
  by: v.string(),
  kind: v.picklist(['note', 'stage', 'owner', 'step', 'confirmed']),
  text: v.string(),
})
export type DeskEntry = v.InferOutput<typeof deskEntry>

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
