import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Release } from '@site/contracts/Release'
import type { ShellRelease } from '@site/contracts/ShellRelease'
import { endOfFormer } from './compatibility.ts'

/** What the teams are told whose releases are written in the former contract, or use former packages. */
export function formerContracts(releases: readonly Release[], shell: ShellRelease): ReleaseNotice[] {
  return releases.flatMap((release) => {
    const text = endOfFormer(release, shell)
    return text === undefined ? [] : [{ name: release.name, release: release.id, text }]
  })
}
