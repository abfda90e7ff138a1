import { type SiteReleases, siteReleases, siteReleasesPath } from '@site/contracts/SiteReleases'
import { type Answer, askDesk } from '../../desk/askDesk.ts'

/** Loads the releases from the server. */
export function loadReleases(): Promise<Answer<SiteReleases>> {
  return askDesk(siteReleasesPath, { schema: siteReleases })
}
