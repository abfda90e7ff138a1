import * as v from 'valibot'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** The first thing that a schema finds wrong: where in the content it is (`routes.0.path`), and in which words. */
export function firstIssue([issue]: Issues): { place: string; message: string; input: unknown } {
  return { place: v.getDotPath(issue) ?? 'content', message: issue.message, input: issue.input }
}

/**
 * Checks content from outside. `source` stands before the place in the error: the file that has the content.
 * @throws Error with the place and the reason of the first thing that is wrong.
 */
export function parseContent<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  source = '',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content)
  if (result.success) return result.output
  const { place, message } = firstIssue(result.issues)
  throw new Error(`${source}${place}: ${message}`)
}
