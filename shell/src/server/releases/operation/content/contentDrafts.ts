import { isDeepStrictEqual } from 'node:util'
import { type ContentDraft, type ContentRequest, contentDesk } from '@site/contracts/ContentDesk'
import * as v from 'valibot'
import type { ContentStore } from '../../../releaseStore/content/ContentStore.ts'
import { conflict } from './ContentProblem.ts'

const kindOf = (collection: string) => `draft-${collection}`

/** A revision of a draft; without one, it is forgotten. */
const revisionSchema = v.object({
  by: v.string(),
  at: v.string(),
  draft: v.optional(contentDesk.entries.collections.item.entries.draft.wrapped),
})

export type Revision = { revision: number; by: string; at: string; draft?: ContentDraft | undefined }

/** The newest revision of a collection's draft. */
export async function readDraft(store: ContentStore, collection: string): Promise<Revision | undefined> {
  const [newest] = await store.list(kindOf(collection), 1)
  const read = newest && v.safeParse(revisionSchema, newest.content)
  return read?.success ? { revision: newest?.number ?? 0, ...read.output } : undefined
}

/**
 * Whether a publication leaves nothing to do with a draft: it was the one that its writer had seen. One that somebody else has
 * kept stays, and so does what was written after a text had been planned.
 */
export function isDone(
  { revision, draft }: Pick<Revision, 'revision' | 'draft'>,
  published: Pick<ContentRequest<'publish'>, 'value' | 'revision'>,
  isPlanned: boolean,
): boolean {
  if (published.revision !== undefined) return published.revision === revision
  // Older pages do not say what they have seen.
  return !isPlanned || isDeepStrictEqual(draft?.value, published.value)
}

type Kept = {
  by: string
  at: string
  draft?: ContentDraft
  /** The revision that its writer has seen. */
  after: number
}

/** Keeps a draft. Returns its revision. @throws ContentProblem if somebody else has kept another one since */
export async function keepDraft(store: ContentStore, collection: string, { after, ...content }: Kept): Promise<number> {
  const revision = after + 1
  const former = await readDraft(store, collection)
  const isNext = (former?.revision ?? 0) === after
  if (isNext && (await store.add(kindOf(collection), { number: revision, content }))) return revision
  const other = await readDraft(store, collection)
  throw conflict('guardou outro rascunho', other?.by ?? 'Alguém', other?.at ?? content.at)
}
