import { generationSchema } from '@site/contracts/Generation'
import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'
import * as v from 'valibot'
import type { SiteClient } from './siteClient.ts'

const verdictsSchema = v.array(v.object({ scope: v.string(), generation: v.optional(generationSchema) }))

/** A site's newest verdicts on a team's remote. */
export async function readRemoteVerdicts(client: SiteClient): Promise<ScopeVerdict[]> {
  return v.parse(verdictsSchema, await client.ask({ path: '/verdicts' }))
}
