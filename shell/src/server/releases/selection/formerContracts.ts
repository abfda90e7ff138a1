import type { ReleaseNotice } from '@site/contracts/Generation'
import { endOfContract } from '@site/contracts/contractVersions'
import type { Release } from '@site/contracts/Release'

/** What the teams are told whose releases are written in the contract before the present one. */
export function formerContracts(releases: readonly Release[]): ReleaseNotice[] {
  return releases.flatMap((release) => {
    const text = endOfContract(release)
    return text === undefined ? [] : [{ name: release.name, release: release.id, text }]
  })
}
