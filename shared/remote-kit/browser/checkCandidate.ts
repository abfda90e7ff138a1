import type { KeyObject } from 'node:crypto'
import type { Release } from '@site/contracts/Release'
import { changesSchema, type PageChange } from '@site/release-protocol/exchange/changes'
import { type Finding, findingsSchema } from '@site/release-protocol/exchange/findings'
import type { CandidateRequest } from '@site/release-protocol/exchange/requests'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import * as v from 'valibot'
import type { SiteClient } from '../release/upload/siteClient.ts'
import { installedBrowser } from './findBrowser.ts'
import { inspectCandidate } from './inspectCandidate.ts'

type Options = {
  client: SiteClient
  key: KeyObject
  /** The folder in which it was made. All of its files are at the site. */
  releasesFolder: string
  release: Pick<Release, 'name' | 'id' | 'routes'>
  /** The source module of each browser file. */
  sources: ReadonlyMap<string, string>
  /** Where the screenshots go; without it there are none. */
  screenshots?: string
}

type Checked = { changes: PageChange[]; lines: string[]; findings: Finding[] }

/**
 * Has a site render all of an uploaded release, looks for dead links in it, and opens its pages in a browser if there is one.
 * `lines` say what was seen. @throws Error if the site refuses it.
 */
export async function checkCandidate(options: Options): Promise<Checked> {
  const { client, key, releasesFolder, release, sources, screenshots } = options
  const { name, id } = release
  const digest = digestOf(releasesFolder, name, id)
  const body: CandidateRequest = { release: id, digest }
  await client.ask({ method: 'POST', path: '/candidates', body })
  const changes = v.parse(changesSchema, await client.ask({ method: 'POST', path: '/changes', body }))
  const links = await readLinks(client, body)
  const seen = await inspectCandidate({
    executable: installedBrowser('headless'),
    link: previewLink({ site: client.origin, remote: name, release: id, digest, key }),
    ...{ release, changes, sources },
    folder: screenshots,
  })
  return { changes, lines: seen.lines, findings: [...links, ...seen.findings] }
}

/** An older site does not know this question, and answers all others. */
async function readLinks(client: SiteClient, body: CandidateRequest): Promise<Finding[]> {
  const answer = await client.ask({ method: 'POST', path: '/links', body }).catch(() => [])
  return v.parse(findingsSchema, answer)
}
