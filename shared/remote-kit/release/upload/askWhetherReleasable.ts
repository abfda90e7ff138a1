import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { hashOf } from '../storeRelease.ts'
import { type Finding, findingsSchema } from './findings.ts'
import type { SiteClient } from './siteClient.ts'

/** What a site would say of a release, by its `release.json` alone. @throws Error when it cannot be read there. */
export async function askWhetherReleasable(client: SiteClient, file: string): Promise<Finding[]> {
  const body = await readFile(file)
  const named = `?hash=${encodeURIComponent(hashOf(body))}`
  await client.ask({ method: 'PUT', path: `/files${named}`, body })
  return v.parse(findingsSchema, await client.ask({ path: `/findings${named}` }))
}
