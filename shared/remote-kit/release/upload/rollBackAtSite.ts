import type { KeyObject } from 'node:crypto'
import { type ReleaseList, releaseListSchema } from '@site/contracts/ReleaseList'
import { type PauseOrder, textOfPause } from '@site/contracts/SignedStatement'
import { type HistoryStep, historySchema } from '@site/release-protocol/history/historySteps'
import { publicationAnswer } from '@site/release-protocol/exchange/answers'
import { formerRelease } from '@site/release-protocol/history/listReleases'
import { signText } from '@site/release-protocol/signing/signatures'
import * as v from 'valibot'
import { nameOfReleaser } from '../signing/describeSources.ts'
import { signRelease } from '../signing/signRelease.ts'
import type { SiteClient } from './siteClient.ts'
import { publishStatement, readPointer } from './uploadRelease.ts'

type Options = { client: SiteClient; key: KeyObject; name: string; folder: string }

/** How long an order is valid, in ms. */
const PERIOD = 60_000

/** What a site keeps of a remote. */
export async function readHistory(client: SiteClient): Promise<ReleaseList> {
  return v.parse(releaseListSchema, await client.ask({ path: '/history' }))
}

/** What happened to a remote at a site, newest first. */
export async function readSteps(client: SiteClient): Promise<HistoryStep[]> {
  return v.parse(historySchema, await client.ask({ path: '/steps' }))
}

/**
 * Rolls back to a release that a site keeps; without an id to the former one. @throws Error if there is none, or if the site
 * refuses.
 */
export async function rollBackAtSite({ client, key, name, id, folder }: Options & { id: string | undefined }) {
  const { counter, release: wanted } = await readPointer(client)
  const release = id ?? formerRelease(await readHistory(client), wanted)
  const draft = { remote: name, release, digest: '', counter, message: `Back to ${release}` } as const
  const statement = signRelease({ ...draft, folder, site: client.origin, key, isNew: false })
  return { publication: await publishStatement(client, statement), release }
}

/** Pauses new releases of a remote, or resumes them. @returns the publication's number. @throws Error if the site refuses. */
export async function pauseAtSite({ client, key, name, isPaused, folder }: Options & { isPaused: boolean }) {
  const { publication } = v.parse(publicationAnswer, await client.ask({}))
  const order: PauseOrder = {
    ...{ site: client.origin, remote: name, paused: isPaused, publication },
    expiry: new Date(Date.now() + PERIOD).toISOString(),
    author: nameOfReleaser(folder),
  }
  const body = { order, signature: signText(textOfPause(order), key) }
  return v.parse(publicationAnswer, await client.ask({ method: 'POST', path: '/pause', body })).publication
}
