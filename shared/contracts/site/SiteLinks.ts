import * as v from 'valibot'

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
/** A path of this site, with the anchor that it may lead to. */
const href = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path of this site'))
/** Where the entry stands among those of all remotes: the smallest comes first. */
const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** A link that a remote offers for the bar over every page. */
export const navigationEntry = v.strictObject({
  label,
  href,
  order,
  /** The page that tells more of what an anchor leads to: the entry is marked while it is shown. */
  page: v.optional(href),
  /** Where the bar's call to action leads to, when the page shown has that place. */
  role: v.optional(v.literal('call-to-action')),
})

/**
 * A link that a remote offers for the footer, in the column of this title. The one to the privacy policy stands in the
 * last line of the footer, and beside every form.
 */
export const footerEntry = v.strictObject({
  column: label,
  label,
  href,
  order,
  rel: v.optional(v.literal('privacy-policy')),
  /** By which phones offer the page beside the site's icon. */
  shortcut: v.optional(label),
})

export type NavigationEntry = v.InferOutput<typeof navigationEntry>
export type FooterEntry = v.InferOutput<typeof footerEntry>
