import * as v from 'valibot'
import { unwritten } from './deskFields.ts'

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

/** Where a lead came from within its visit (`readTouch`). */
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
