import type { KeyObject } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CanaryRequest } from '@site/contracts/Canary'
import type { SignedStatement } from '@site/contracts/SignedStatement'
import {
  lackingAnswer,
  manifestAnswer,
  pointerAnswer,
  publicationAnswer,
} from '@site/release-protocol/exchange/answers'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import * as v from 'valibot'
import { signRelease } from '../signing/signRelease.ts'
import type { SiteClient } from './siteClient.ts'

type Files = {
  client: SiteClient
  /** The folder in which the release was made. */
  releasesFolder: string
  release: { name: string; id: string; files: Readonly<Record<string, string>> }
}

type Options = Files & {
  key: KeyObject
  /** The folder with the sources. */
  folder: string
  /** The name's counter when the work began. */
  counter: number
  message: string | undefined
  canary?: CanaryRequest
}

/** The number of parallel uploads. */
const CONCURRENCY = 4

const statedSchema = v.looseObject({ createdAt: v.string() })

/** A site's pointer for a remote: the next statement has to follow its counter. */
export async function readPointer(client: SiteClient) {
  return v.parse(pointerAnswer, await client.ask({}))
}

/** @returns the publication's number. @throws Error if the statement is refused. */
export async function publishStatement(client: SiteClient, body: SignedStatement): Promise<number> {
  return v.parse(publicationAnswer, await client.ask({ method: 'POST', body })).publication
}

/**
 * Uploads the files of a release that a site does not have yet. This publishes nothing. If the site has the same release,
 * made at another time, its manifest replaces the local one. @throws Error if the site refuses.
 */
export async function sendFiles({ client, releasesFolder, release }: Files) {
  const { name, id } = release
  await adoptSitesManifest(client, id, join(releasesFolder, name, id, 'release.json'))
  const files = new Map(Object.entries(release.files).map(([file, hash]) => [hash, file]))
  files.set(digestOf(releasesFolder, name, id), 'release.json')
  const asked = await client.ask({ method: 'POST', path: '/lacking', body: [...files.keys()] })
  const { lacking } = v.parse(lackingAnswer, asked)
  const waiting = [...lacking]
  let bytes = 0
  async function send(): Promise<void> {
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      const body = await readFile(join(releasesFolder, name, id, files.get(hash) ?? ''))
      await client.ask({ method: 'PUT', path: `/files?hash=${encodeURIComponent(hash)}`, body })
      bytes += body.length
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, send))
  return { files: lacking.length, of: files.size, bytes }
}

/** Two builds of the same release differ only in the time at which they were made. */
async function adoptSitesManifest(client: SiteClient, id: string, file: string): Promise<void> {
  const { text } = v.parse(manifestAnswer, await client.ask({ path: `/statement?release=${id}` }))
  if (text !== null && withoutTime(text) === withoutTime(await readFile(file, 'utf8'))) await writeFile(file, text)
}

const withoutTime = (text: string) => JSON.stringify({ ...v.parse(statedSchema, JSON.parse(text)), createdAt: '' })

/**
 * Uploads the files of a release that a site does not have yet, and then the statement that publishes it. @throws Error if
 * the site refuses.
 */
export async function uploadRelease({
  client,
  key,
  folder,
  releasesFolder,
  release,
  counter,
  message,
  canary,
}: Options) {
  const { name, id } = release
  const sent = await sendFiles({ client, releasesFolder, release })
  const digest = digestOf(releasesFolder, name, id)
  const statement = { remote: name, release: id, digest, counter, message, canary }
  const publication = await publishStatement(client, signRelease({ ...statement, folder, site: client.origin, key }))
  return { publication, sent }
}
