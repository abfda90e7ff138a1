import * as v from 'valibot'
import { remoteName } from './release/Release.ts'

/** The id of a remote's release, or for the shell the hash in its main script's file name: a document names no other. */
export const releaseMark = v.pipe(v.string(), v.regex(/^[0-9a-f]{10,16}$/))

/** A file of a release, with line and column (or the column alone) where they are known. */
export const codePlace = v.pipe(v.string(), v.maxLength(140), v.regex(/^[\w@.-]+(:\d+){0,2}$/))

/** A browser's report of a failure in the site's code: which release, what kind, where. It holds nothing about the visitor. */
export const incidentSchema = v.strictObject({
  type: v.literal('incident'),
  body: v.strictObject({
    remote: v.union([v.literal('shell'), remoteName]),
    release: releaseMark,
    /**
     * `load`: a file did not arrive or did not match its hash. `hydration`: server HTML could not be hydrated. `exception`:
     * code threw.
     */
    cause: v.picklist(['load', 'hydration', 'exception']),
    /** The error's class. Its message is never sent: it may quote what a visitor has typed. */
    error: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]\w{0,60}$/))),
    place: v.optional(codePlace),
  }),
})

export type Incident = v.InferOutput<typeof incidentSchema>['body']
