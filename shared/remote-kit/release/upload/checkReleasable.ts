import { readFile } from 'node:fs/promises'
import { type Finding, findingsSchema } from '@site/release-protocol/exchange/findings'
import { hashOf } from '@site/release-protocol/files/hashOf'
import * as v from 'valibot'
import type { SiteClient } from './siteClient.ts'

/** A site's findings about a release, based on its `release.json` alone. @throws Error if the site cannot read it. */
export async function checkReleasable(client: SiteClient, file: string): Promise<Finding[]> {
  const body = await readFile(file)
  const named = `?hash=${encodeURIComponent(hashOf(body))}`
  await client.ask({ method: 'PUT', path: `/files${named}`, body })
  return v.parse(findingsSchema, await client.ask({ path: `/findings${named}` }))
}
