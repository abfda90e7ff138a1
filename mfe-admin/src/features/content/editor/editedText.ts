import type { DeskCollection } from '@site/contracts/ContentDesk'
import * as v from 'valibot'

/** A text that somebody changes, and what it was written on top of. */
export const editedText = v.object({
  value: v.unknown(),
  /** What the site has of it, published, planned or as a draft. */
  saved: v.optional(v.unknown()),
  base: v.nullable(v.string()),
  revision: v.number(),
})

export type EditedText = v.InferOutput<typeof editedText>

/** Where this browser keeps what is not saved of a collection. */
export const placeOfText = (collection: string) => `text-${collection}`

/** Values are never changed in place: the same one says the same. */
export const isSaved = ({ value, saved }: EditedText): boolean => value === saved

/** What the site has of a collection: the draft, if there is one. */
export function storedText({ draft, value, base, revision }: DeskCollection): EditedText {
  return draft
    ? { value: draft.value, saved: draft.value, base: draft.base, revision }
    : { value, saved: value, base, revision }
}

/** What the next text is written on top of; absent where that stays. */
type Stored = { base?: string | null | undefined; revision?: number | undefined }

/** A text after the site has stored `sent`: what was written meanwhile stays, and is not saved. */
export function afterStoring(now: EditedText, sent: EditedText, { base, revision }: Stored): EditedText {
  return { ...now, saved: sent.value, base: base ?? now.base, revision: revision ?? now.revision }
}
