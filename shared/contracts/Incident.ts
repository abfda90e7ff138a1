import * as v from 'valibot'
import { remoteName } from './release/Release.ts'

/** Id of a release; of the shell the mark in the name of its main script, the only one that a document has. */
export const releaseMark = v.pipe(v.string(), v.regex(/^[0-9a-f]{10,16}$/))

/** File of a release, with line and column, or the character alone, where they are known. */
export const codePlace = v.pipe(v.string(), v.maxLength(140), v.regex(/^[\w@.-]+(:\d+){0,2}$/))

/** What a browser tells the site of a failure in its code: which release, what kind, where. Nothing of the visitor. */
export const incidentSchema = v.strictObject({
  type: v.literal('incident'),
  body: v.strictObject({
    remote: v.union([v.literal('shell'), remoteName]),
    release: releaseMark,
    /** A file that did not come or did not have its hash, HTML that could not be hydrated, or code that threw. */
    cause: v.picklist(['load', 'hydration', 'exception']),
    /** Class of the error. Its message may hold what a visitor has typed, and is not told. */
    error: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]\w{0,60}$/))),
    place: v.optional(codePlace),
  }),
})

export type Incident = v.InferOutput<typeof incidentSchema>['body']
