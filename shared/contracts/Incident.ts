import * as v from 'valibot'
import { remoteName } from './release/Release.ts'

/** What a browser tells the site of a failure in its code: which release, what kind, where. Nothing of the visitor. */
export const incidentSchema = v.strictObject({
  type: v.literal('incident'),
  body: v.strictObject({
    remote: v.union([v.literal('shell'), remoteName]),
    /** Id of the release; of the shell the mark in the name of its main script, the only one that a document has. */
    release: v.pipe(v.string(), v.regex(/^[0-9a-f]{10,16}$/)),
    /** A file that did not come or did not have its hash, HTML that could not be hydrated, or code that threw. */
    cause: v.picklist(['load', 'hydration', 'exception']),
    /** Class of the error. Its message may hold what a visitor has typed, and is not told. */
    error: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]\w{0,60}$/))),
    /** File of the release, with line and column where they are known. */
    place: v.optional(v.pipe(v.string(), v.maxLength(140), v.regex(/^[\w@.-]+(:\d+){0,2}$/))),
  }),
})

export type Incident = v.InferOutput<typeof incidentSchema>['body']
