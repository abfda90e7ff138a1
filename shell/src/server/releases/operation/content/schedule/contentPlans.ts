import { contentDesk, type ContentPlan } from '@site/contracts/ContentDesk'
import * as v from 'valibot'
import type { ContentStore } from '../../../../releaseStore/content/ContentStore.ts'

const KIND = 'plan-'
const kindOf = (collection: string) => `${KIND}${collection}`

/** A revision of what is planned for a collection; without a plan, nothing is. */
const revisionSchema = v.object({
  by: v.string(),
  at: v.string(),
  plan: v.optional(contentDesk.entries.collections.item.entries.plan.wrapped),
  value: v.optional(v.unknown()),
  base: v.optional(v.nullable(v.string()), null),
  /** Until when the process that publishes it has time, in ms. */
  claimedUntil: v.optional(v.number()),
})

type Stated = {
  by: string
  at: string
  plan?: ContentPlan | undefined
  value?: unknown
  base?: string | null
  claimedUntil?: number | undefined
}
export type PlanRevision = Stated & { revision: number }

/** The newest revision of what is planned for a collection. */
export async function readPlan(store: ContentStore, collection: string): Promise<PlanRevision | undefined> {
  const [newest] = await store.list(kindOf(collection), 1)
  const read = newest && v.safeParse(revisionSchema, newest.content)
  return read?.success ? { revision: newest?.number ?? 0, ...read.output } : undefined
}

/** States the revision that follows another one. False if somebody else was first: of several processes one publishes. */
export function statePlan(store: ContentStore, collection: string, after: number, content: Stated): Promise<boolean> {
  return store.add(kindOf(collection), { number: after + 1, content })
}

/** The collections for which something is or was planned. */
export async function plannedCollections(store: ContentStore): Promise<string[]> {
  return (await store.kinds(KIND)).map((kind) => kind.slice(KIND.length))
}
