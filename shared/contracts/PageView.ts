import * as v from 'valibot'
import { codePlace, releaseMark } from './Incident.ts'
import { remoteName } from './release/Release.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))

/** What a document was opened with. */
const opened = {
  /** The remote and the release that the document was opened with. */
  remote: remoteName,
  release: releaseMark,
  /** The hash in the file name of the shell's main script. */
  shell: releaseMark,
}

/**
 * A browser's report of one page view: of which release, and how fast. It holds nothing about the visitor, no address, and
 * nothing that could link two views to the same visitor.
 */
export const pageViewSchema = v.strictObject({
  type: v.literal('view'),
  body: v.strictObject({
    ...opened,
    /** The document's mark, which it has while its release is compared with another one: a report counts only once. */
    mark: v.optional(v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w.-]+$/, 'a mark'))),
    /** Whether the site's own code failed: at least one incident was reported. */
    failed: v.boolean(),
    /**
     * Largest Contentful Paint and Interaction to Next Paint in ms, and Cumulative Layout Shift, where the browser measures
     * them.
     */
    lcp: v.optional(milliseconds),
    inp: v.optional(milliseconds),
    cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
    /**
     * Of a view that begins a visit, what led there: the campaign's source or the host of the page before, and empty if
     * neither is known. A view that follows another one on this site has none.
     */
    source: v.optional(v.pipe(v.string(), v.maxLength(60))),
    /** The script that blocked a frame for the longest time, in ms. */
    slowest: v.optional(v.strictObject({ place: codePlace, duration: milliseconds })),
  }),
})

export type PageView = v.InferOutput<typeof pageViewSchema>['body']

/** A browser's report that a link to WhatsApp was tapped, once for each view. */
export const tapSchema = v.strictObject({ type: v.literal('tap'), body: v.strictObject(opened) })

export type Tap = v.InferOutput<typeof tapSchema>['body']
