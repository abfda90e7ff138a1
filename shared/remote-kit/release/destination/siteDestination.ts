import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRelease } from '@site/contracts/Release'
import { fileHashes } from '@site/contracts/ReleaseFiles'
import type { CandidateRequest } from '@site/release-protocol/exchange/requests'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import { previewLink } from '@site/release-protocol/signing/previewLink'
import * as v from 'valibot'
import { checkCandidate } from '../../browser/checkCandidate.ts'
import { problemOfPreview } from '../preview/printPreview.ts'
import { openSite } from '../upload/openSite.ts'
import { readRemoteVerdicts } from '../upload/readRemoteVerdicts.ts'
import { publishStatement, readPointer, sendFiles } from '../upload/uploadRelease.ts'
import type { Destination } from './Destination.ts'

/** Polling interval, in ms. */
const PAUSE = 300

const manifestSchema = v.looseObject({ files: fileHashes })

/** The site that `SITE` names as a destination for one name. @throws Error that says what is not configured. */
export function siteDestination(name: string): Destination {
  const { client, key } = openSite(name)
  const { origin } = client
  const releasesFolder = mkdtempSync(join(tmpdir(), 'release-'))
  return {
    ...{ place: origin, origin, releasesFolder, key, pause: PAUSE },
    verdicts: () => readRemoteVerdicts(client),
    async wanted() {
      const { release } = await readPointer(client)
      return release === undefined ? {} : { [name]: release }
    },
    pointers: async () => ({ [name]: await readPointer(client) }),
    async seek(_name, id) {
      throw new Error(`Over the network, an existing release goes live with "npm run rollback -- ${name} ${id}".`)
    },
    async deliver({ id }) {
      const text = readFileSync(join(releasesFolder, name, id, 'release.json'), 'utf8')
      const { files } = v.parse(manifestSchema, JSON.parse(text))
      const sent = await sendFiles({ client, releasesFolder, release: { name, id, files } })
      console.log(`${name} ${id} sent to ${origin}: ${sent.files} of ${sent.of} files, ${sent.bytes} bytes`)
    },
    check({ id }, sources) {
      const text = readFileSync(join(releasesFolder, name, id, 'release.json'), 'utf8')
      const release = parseRelease(JSON.parse(text))
      return checkCandidate({ client, key, releasesFolder, release, sources })
    },
    async publish(_releases, { signed }) {
      const statement = signed[name]
      if (!statement) throw new Error(`There is no statement about ${name}.`)
      return publishStatement(client, statement)
    },
    async preview({ id }) {
      const digest = digestOf(releasesFolder, name, id)
      const body: CandidateRequest = { release: id, digest }
      await client.ask({ method: 'POST', path: '/candidates', body })
      // The site renders all of it: a link to what fails would show nothing.
      await client.ask({ method: 'POST', path: '/changes', body })
      const link = previewLink({ site: origin, remote: name, release: id, digest, key })
      const problem = await problemOfPreview(link)
      if (problem) throw new Error(problem)
      return link
    },
    end: async () => rmSync(releasesFolder, { recursive: true, force: true }),
  }
}
