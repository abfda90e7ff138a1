import * as v from 'valibot'
import { count, moment, step } from './deskFields.ts'
import { leadOrigin } from './originSchema.ts'

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

const texts = v.record(v.string(), v.string())

/** One submitted form as the desk shows it. */
const deskRequest = v.object({
  number: count,
  /** The form's title, or its kind if no release has it any more. */
  form: v.string(),
  receivedAt: moment,
  stage: v.picklist(leadStages),
})

/** One submitted form in full, as it came. */
export const deskSubmission = v.object({
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
export const deskEntry = v.object({
  id: v.string(),
  at: moment,
  by: v.string(),
  kind: v.picklist(['note', 'stage', 'owner', 'step', 'confirmed']),
  text: v.string(),
})
export type DeskEntry = v.InferOutput<typeof deskEntry>
