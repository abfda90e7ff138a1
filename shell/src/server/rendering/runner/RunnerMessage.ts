import * as v from 'valibot'

/** What a render process is told first: all that it will ever evaluate, as text. */
export type LoadOrder = {
  type: 'load'
  /** What makes the context's globals; part of the server's build. */
  context: string
  /** The shell's render bundle. */
  shell: string
  /** The remote's server file; absent in the process that renders the shell's own pages. */
  remote?: string
  /** Where the context's clock stands, in ms. */
  clock: number
}

/**
 * A part of the content of a page that is asked for again and again with other queries: that of a list may be megabytes. It
 * is sent once, and in parts, so that requests are answered between two.
 */
export type ContentOrder = { type: 'content'; path: string; part: string }

/** One piece of work. `json` goes on into the context as it is. */
export type WorkOrder = {
  type: 'page' | 'documents'
  json: string
  /** The path whose content, of those that were sent at first, goes into the context too. */
  held?: string
  /** True for a context of its own, in which nothing was rendered before. */
  fresh: boolean
}

export type ToRunner = LoadOrder | ContentOrder | WorkOrder

/** One answer to each order. */
export const fromRunnerSchema = v.variant('type', [
  v.strictObject({ type: v.literal('loaded') }),
  v.strictObject({ type: v.literal('kept') }),
  /** The context's answer, and an error that came after it. */
  v.strictObject({ type: v.literal('answer'), json: v.string(), late: v.string() }),
  v.strictObject({ type: v.literal('failed'), reason: v.string() }),
])

export type FromRunner = v.InferOutput<typeof fromRunnerSchema>
