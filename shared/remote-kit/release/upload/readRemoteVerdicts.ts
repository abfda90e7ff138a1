import { verdictsAnswer } from '@site/release-protocol/exchange/answers'
import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'
import * as v from 'valibot'
import type { SiteClient } from './siteClient.ts'

/** A site's newest verdicts on a team's remote. */
export async function readRemoteVerdicts(client: SiteClient): Promise<ScopeVerdict[]> {
  return v.parse(verdictsAnswer, await client.ask({ path: '/verdicts' }))
}
