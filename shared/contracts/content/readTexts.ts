import * as v from 'valibot'
import { filled } from '../site/placeholders.ts'
import type { SiteFacts } from '../site/SiteFacts.ts'
import { readCollection } from './readCollection.ts'

type Facts = Pick<SiteFacts, 'content' | 'numbers' | 'openingHours' | 'evidence'>

/**
 * The texts of a remote: what writers have published, or what its schema says without them, with the site's values where they
 * name them. @throws Error that names the field
 */
export function readTexts<Schema extends v.GenericSchema>(
  site: Facts,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return filled(readCollection(site, name, schema) ?? v.parse(schema, {}), site)
}
