import type { Publication } from '@site/contracts/ReleasePointer'
import type { PublishOptions } from '@site/release-protocol/publication/publish'
import type { ScopeVerdict } from '@site/release-protocol/verdict/verdicts'
import type { ReleaseIds } from '../publication/awaitVerdict.ts'

/** What a release command needs of a release store. */
export type CommandStore = {
  /** Where it is, for people. */
  place: string
  /** This machine's folder, in which releases are made. */
  releasesFolder: string
  /** The address of the site that shows the releases. */
  siteUrl: string
  /** The newest publication. */
  published(): Promise<Publication | undefined>
  /** @throws PublishedMeanwhile */
  publish(releases: ReleaseIds, options: PublishOptions): Promise<Publication>
  verdicts(): Promise<readonly ScopeVerdict[]>
  /** Makes sure that a release is in this machine's folder. @throws Error */
  fetch(name: string, id: string): Promise<unknown>
  /** Makes a release available to all servers. Nothing points to it. */
  share(name: string, id: string): Promise<void>
  end(): Promise<void>
}
