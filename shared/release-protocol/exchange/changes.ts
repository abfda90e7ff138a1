import * as v from 'valibot'

/** A page that changes for visitors, with its compressed size in bytes; 0 if it does not exist. */
const change = v.object({
  path: v.string(),
  kind: v.picklist(['new', 'gone', 'changed']),
  before: v.number(),
  after: v.number(),
})

/** A site's answer to what a release would change. */
export const changesSchema = v.array(change)
export type PageChange = v.InferOutput<typeof change>
