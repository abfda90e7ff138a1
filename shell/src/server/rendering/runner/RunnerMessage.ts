import * as v from 'valibot'

/** The first message to a render process: all code that it will ever evaluate, as text. */
export type LoadRequest = {
  type: 'load'
  /** Code that defines the context's globals; part of the server's build. */
  context: string
  /** The shell's render bundle. */
  shell: string
  /** The remote's server bundle; absent in the process that renders the shell's own pages. */
  remote?: string
  /** Time of the context's fixed clock, in ms. */
  clock: number
}

/**
 * A chunk of the content of a page that is requested with many different queries, such as a list of several megabytes. It is
 * sent once, in chunks, so that the server can serve requests in between.
 */
export type ContentRequest = { type: 'content'; path: string; part: string }

/** Renders a page, a fragment or the documents. `json` is passed into the context unchanged. */
export type WorkRequest = {
  type: 'page' | 'fragment' | 'documents'
  json: string
  /** Path of the stored content that is passed into the context too. */
  contentPath?: string
  /** True if the document is parsed as browsers do, and examined. */
  examined?: boolean
}

export type ToRunner = LoadRequest | ContentRequest | WorkRequest

/** One response to each request. */
export const fromRunnerSchema = v.variant('type', [
  v.strictObject({ type: v.literal('loaded') }),
  v.strictObject({ type: v.literal('kept') }),
  /** The context's result, an error that was thrown after it, and what is wrong with the document; each may be empty. */
  v.strictObject({
    type: v.literal('answer'),
    json: v.string(),
    late: v.string(),
    problem: v.optional(v.string(), ''),
  }),
  v.strictObject({ type: v.literal('failed'), reason: v.string() }),
])

export type FromRunner = v.InferOutput<typeof fromRunnerSchema>
