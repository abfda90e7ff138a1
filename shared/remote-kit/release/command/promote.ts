import type { PreviewToken } from '@site/contracts/PreviewToken'
import { digestOf } from '@site/release-protocol/release/storeRelease'
import type { Destination } from '../destination/Destination.ts'
import type { ExitCode } from '../publication/reportOutcome.ts'
import { signRelease } from '../signing/signRelease.ts'
import { isOverNetwork } from './openDestination.ts'
import { reportVerdict } from './reportVerdict.ts'

type Work = { tokens: readonly PreviewToken[]; root: string; destination: Destination }

/** Promotes the releases behind preview links, exactly the files that were previewed, in one step. @throws Error */
export async function promote({ tokens, root, destination }: Work): Promise<ExitCode> {
  const pointers = await destination.pointers()
  for (const token of tokens) await expectPreviewed(token, destination)
  const counterOf = ({ remote }: PreviewToken) => pointers[remote]?.counter ?? 0
  const releases = Object.fromEntries(tokens.map(({ remote, release }) => [remote, release]))
  const expected = Object.fromEntries(tokens.map((token) => [token.remote, counterOf(token)]))
  const signed = tokens.map((token) => {
    const { remote, release, digest } = token
    const draft = { remote, release, digest, counter: counterOf(token), message: `Promotes ${release}` }
    const { origin: site, key } = destination
    return [remote, signRelease({ ...draft, folder: root, site, key, isNew: false })] as const
  })
  const publishing = { by: 'release', expected, signed: Object.fromEntries(signed) } as const
  return reportVerdict(destination, { publication: await destination.publish(releases, publishing), releases })
}

/** A site over the network checks this itself. @throws Error for a release that no longer exists, or has changed. */
async function expectPreviewed({ remote, release, digest }: PreviewToken, destination: Destination): Promise<void> {
  if (isOverNetwork()) return
  await destination.seek(remote, release)
  if (digestOf(destination.releasesFolder, remote, release) === digest) return
  throw new Error(`${remote} ${release} is not what the link shows.`)
}
