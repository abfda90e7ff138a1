import * as v from 'valibot'

type Issues = readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

/** The first issue that a schema reports: its place in the content (`routes.0.path`), and the message. */
export function firstIssue([issue]: Issues): { place: string; message: string; input: unknown } {
  return { place: v.getDotPath(issue) ?? 'content', message: issue.message, input: issue.input }
}

/** What is wrong with a field, for a sentence that begins with its name. */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object') return issue.expected === 'never' ? 'is not known' : 'is missing'
  return issue.message
}

/**
 * Validates content from outside. `source` names the content (its file, for instance) at the start of the error message.
 * @throws Error with the place and the message of the first issue.
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
