import * as v from 'valibot'
import { reasonOf } from '../parseContent.ts'
import type { SiteFacts } from '../site/SiteFacts.ts'

/**
 * What writers have published in a collection of the remote's own; undefined before the first time. For server code only.
 * @throws Error that names the field, which the writer gets: write the schema's messages in Portuguese.
 */
export function readCollection<Schema extends v.GenericSchema>(
  { content = {} }: Pick<SiteFacts, 'content'>,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  if (!(name in content)) return undefined
  const result = v.safeParse(schema, content[name])
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`content ${name}.${v.getDotPath(issue) ?? ''}: ${reasonOf(issue)}`)
}

/** Where it was thrown, and what a team is told: nothing for a writer. */
const addition = String.raw`(?: \(in [^)\n]*\))?(?: at server\.cjs:[^\n]*)?`
const refusal = new RegExp(String.raw`\bcontent ([a-zA-Z]\w*)\.([\w.]*): ([^\n]*?)${addition}(?:\n|$)`)

/** The field that such an error is about, with the reason; undefined for any other message. */
export function refusedField(message: string, name: string): { field: string; reason: string } | undefined {
  const [, found, field, reason] = refusal.exec(message) ?? []
  return found === name && field !== undefined && reason !== undefined ? { field, reason } : undefined
}
