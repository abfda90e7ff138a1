import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RegisteredRemote } from '@site/contracts/Registry'
import type { Finding } from '@site/release-protocol/exchange/findings'
import { sharedFolder } from '@site/release-protocol/files/sharedFolder'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { Composition } from '../composition/Composition.ts'
import type { Incoming } from '../../releaseStore/ReleaseStore.ts'
import { readReleaseManifest } from '../../releaseStore/readReleaseManifest.ts'
import { inboundLinks } from './inboundLinks.ts'
import { PublishRefusal } from './PublishRefusal.ts'
import { staticFindings } from './staticRules.ts'

type Options = {
  releasesFolder: string
  incoming: Incoming
  registered: RegisteredRemote
  /** The live composition. */
  composition: Composition
  /** Hash of an uploaded `release.json`. */
  hash: string
}

/** What a release would break, based on an uploaded `release.json`. @throws PublishRefusal */
export async function findingsOf(options: Options): Promise<Finding[]> {
  const { releasesFolder, incoming, registered, composition, hash } = options
  const { name } = registered
  const draft = join(releasesFolder, sharedFolder.incoming, `${name}.${randomUUID()}.draft`)
  try {
    await incoming.copy(name, hash, join(draft, 'release.json'))
    const candidate = await readReleaseManifest(draft)
    const { shell, releases: live } = composition
    return staticFindings({ candidate, registered, shell, live, links: await inboundLinks(composition, name) })
  } catch (error) {
    if (error instanceof ReleaseProblem) throw new PublishRefusal(422, `The release.json ${error.message}`)
    throw error
  } finally {
    await incoming.remove(name, [hash])
    await rm(draft, { recursive: true, force: true })
  }
}
