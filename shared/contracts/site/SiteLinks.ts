import * as v from 'valibot'

const label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))
/** A path of this site, optionally with an anchor. */
const href = v.pipe(v.string(), v.maxLength(200), v.regex(/^\/(?![/\\])[^\s\\]*$/, 'a path of this site'))
/** The entry's position among those of all remotes; lowest first. */
const order = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** A link that a remote offers for the top bar of every page. */
export const navigationEntry = v.strictObject({
  label,
  href,
  order,
  /** The page with more about what an anchor leads to: the entry is marked as current while it is shown. */
  page: v.optional(href),
  /** The target of the top bar's call to action, if the current page contains that anchor. */
  role: v.optional(v.literal('call-to-action')),
})

/**
 * A link that a remote offers for the footer, in the column of this title. The privacy policy's link is shown in the
 * footer's last line and next to every form.
 */
export const footerEntry = v.strictObject({
  column: label,
  label,
  href,
  order,
  rel: v.optional(v.literal('privacy-policy')),
  /** Label of a home-screen shortcut to the page on phones. */
  shortcut: v.optional(label),
})

export type NavigationEntry = v.InferOutput<typeof navigationEntry>
export type FooterEntry = v.InferOutput<typeof footerEntry>
