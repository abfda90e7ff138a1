import * as v from 'valibot'
import { codePlace, releaseMark } from './Incident.ts'
import { remoteName } from './release/Release.ts'

const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000))

/**
 * What a browser tells the site of how one view of a page went: of which release, and how fast. Nothing of the visitor, no
 * address, and nothing by which two views could be told to be of the same one.
 */
export const pageViewSchema = v.strictObject({
  type: v.literal('view'),
  body: v.strictObject({
    /** The remote and the release that the document was opened with. */
    remote: remoteName,
    release: releaseMark,
    /** The mark in the name of the shell's main script. */
    shell: releaseMark,
    /** Whether something of the site's own code has failed: at least one incident. */
    failed: v.boolean(),
    /** Largest Contentful Paint and Interaction to Next Paint, in ms, and Cumulative Layout Shift, where they can be had. */
    lcp: v.optional(milliseconds),
    inp: v.optional(milliseconds),
    cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))),
    /** The script that has held up a frame the longest. */
    slowest: v.optional(v.strictObject({ place: codePlace, duration: milliseconds })),
  }),
})

export type PageView = v.InferOutput<typeof pageViewSchema>['body']
