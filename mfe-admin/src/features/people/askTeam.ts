import { teamPath } from '@site/contracts/Team'
import type * as v from 'valibot'
import { type Answer, asJson, askDesk } from '../desk/askDesk.ts'

/** Sends a request about the team, which the server answers with what `schema` describes. */
export function askTeam<Schema extends v.GenericSchema>(
  path: '' | `/${string}`,
  schema: Schema,
  sent?: object,
): Promise<Answer<v.InferOutput<Schema>>> {
  return askDesk(teamPath + path, { schema }, sent && asJson(sent))
}
