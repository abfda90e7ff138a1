import type { Release } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { shownFacts } from '@site/remote-kit/gate/context/shownFacts'
import { SHELL } from '../../releaseStore/Pointer.ts'

type Origin = { site: SiteFacts; releases: readonly Pick<Release, 'name' | 'collections'>[] }

/** The facts that a part's pages are rendered with. */
export function siteOfPart({ site, releases }: Origin, part: string): SiteFacts {
  return shownFacts(site, part === SHELL ? [] : releases.find(({ name }) => name === part)?.collections)
}
