import * as v from 'valibot'
import { fileHash } from '../release/ReleaseFiles.ts'
import { collectionName, composedContent, contentVersion } from './ContentVersion.ts'

/** Endpoint of the writers' page. Append an action to perform it. */
export const contentDeskPath = '/_site/content'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The file that a text was written on top of; null where it is as the operator configured it. */
const base = v.nullable(fileHash)

/** What somebody has written and not published. Everybody who writes sees it. */
const contentDraft = v.object({ value: v.unknown(), base, by: v.string(), at: v.string() })

export type ContentDraft = v.InferOutput<typeof contentDraft>

/** A text that is published at a time, and why it was not, if it was refused then. */
const contentPlan = v.object({
  by: v.string(),
  publishAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The same on São Paulo's clock: `2026-12-01T08:00`. */
  localTime: v.pipe(v.string(), v.isoDateTime()),
  refused: v.optional(v.object({ reason: v.string(), field: v.optional(v.string()) })),
})

export type ContentPlan = v.InferOutput<typeof contentPlan>

const deskCollection = v.object({
  name: collectionName,
  /** Its JSON Schema. */
  schema: v.record(v.string(), v.unknown()),
  /** What the newest version says. */
  value: v.unknown(),
  base,
  draft: v.optional(contentDraft),
  /** Of the draft, or of the last one that is gone; 0 before the first. */
  revision: count,
  plan: v.optional(contentPlan),
  /** Of the plan, or of the last one that is gone; 0 before the first. */
  planRevision: v.optional(count, 0),
})

export type DeskCollection = v.InferOutput<typeof deskCollection>

/** What writers see: each collection with its draft, and what was published. */
export const contentDesk = v.object({
  /** False where the page is read-only. */
  mayAct: v.boolean(),
  collections: v.array(deskCollection),
  /** The newest first. */
  versions: v.array(v.omit(contentVersion, ['content'])),
  /** What visitors get. */
  live: composedContent,
  /** What did not work although everything is live, as a sentence. */
  problem: v.optional(v.string()),
})

export type ContentDesk = v.InferOutput<typeof contentDesk>
export type DeskVersion = ContentDesk['versions'][number]

/** The requests of the writers' page, by action. */
export const contentActions = {
  /** Keeps a draft, unless somebody else has kept another one since; null forgets it. */
  draft: v.strictObject({ name: collectionName, value: v.unknown(), base, revision: count }),
  /** Composes the site with a text. */
  preview: v.strictObject({ name: collectionName, value: v.unknown() }),
  /** Makes a text live, unless somebody else has published another one since, and forgets the draft that its writer has seen. */
  publish: v.strictObject({ name: collectionName, value: v.unknown(), base, revision: v.optional(count) }),
  /** Publishes a text when São Paulo's clock shows a time, unless somebody has planned something else since. */
  plan: v.strictObject({
    name: collectionName,
    value: v.unknown(),
    base,
    at: v.pipe(v.string(), v.isoDateTime()),
    revision: count,
  }),
  /** Forgets what is planned. */
  cancel: v.strictObject({ name: collectionName, revision: count }),
  /**
   * Goes back to a version (0: as the operator configured it), unless there is a newer one than the page has shown. With a name
   * only this text goes back, and newer versions of others stay.
   */
  restore: v.strictObject({ version: count, newest: count, name: v.optional(collectionName) }),
} as const

export type ContentAction = keyof typeof contentActions
export type ContentRequest<Action extends ContentAction> = v.InferOutput<(typeof contentActions)[Action]>

/**
 * The response to an action: a preview's address, the number of a version, the file of the text that was published (its next
 * `base`), or the revision of a draft.
 */
export const contentOutcome = v.object({
  preview: v.optional(v.string()),
  version: v.optional(count),
  base: v.optional(fileHash),
  revision: v.optional(count),
})

export type ContentOutcome = v.InferOutput<typeof contentOutcome>

/** Why an action was refused, as a sentence; `field` is the path of the field that it is about, `isConflict` if somebody was first. */
export const contentRefusal = v.object({
  reason: v.string(),
  field: v.optional(v.string()),
  isConflict: v.optional(v.literal(true)),
})

export type ContentRefusal = v.InferOutput<typeof contentRefusal>
