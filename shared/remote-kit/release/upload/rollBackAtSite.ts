import type { KeyObject } from 'node:crypto'
import { type ReleaseList, releaseListSchema } from '@site/contracts/ReleaseList'
import * as v from 'valibot'
import { formerRelease } from '../history/listReleases.ts'
import { signRelease } from '../signing/signRelease.ts'
import type { SiteClient } from './siteClient.ts'
import { publishStatement, readPointer } from './uploadRelease.ts'

type Options = {
  client: SiteClient
  key: KeyObject
  name: string
  /** Without it, the former release. */
  id: string | undefined
  folder: string
}

/** What a site keeps of a remote. */
export async function readHistory(client: SiteClient): Promise<ReleaseList> {
  return v.parse(releaseListSchema, await client.ask({ path: '/history' }))
}

/** Rolls back to a release that a site keeps. @throws Error if there is none, or if the site refuses. */
export async function rollBackAtSite({ client, key, name, id, folder }: Options) {
  const { counter, release: wanted } = await readPointer(client)
  const release = id ?? formerRelease(await readHistory(client), wanted)
  const draft = { remote: name, release, digest: '', counter, message: `Back to ${release}` } as const
  const statement = signRelease({ ...draft, folder, site: client.origin, key, isNew: false })
  return { publication: await publishStatement(client, statement), release }
}
