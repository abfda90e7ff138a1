import { resolve } from 'node:path'
import { publish, readPublished } from '@site/release-protocol/publication/publish'
import { readVerdicts } from '@site/release-protocol/verdict/verdicts'
import type { CommandStore } from './CommandStore.ts'

/**
 * The releases folder of a site on this machine, for a repository without the site's own code. @throws Error if none is named:
 * a folder that no site reads would look like a release; and if the releases are in a database, because only that code writes
 * there.
 */
export function openFolderStore(env = process.env): CommandStore {
  const { DATABASE_URL, RELEASES_DIR, SITE_URL: siteUrl = 'http://localhost:3000' } = env
  if (DATABASE_URL) {
    throw new Error(
      "DATABASE_URL is set, and only the site's own repository releases into its database: set SITE to the site's address and RELEASE_KEY to the team's key, or unset DATABASE_URL to release into the folder that RELEASES_DIR names. Nothing was released.",
    )
  }
  if (!RELEASES_DIR) {
    throw new Error(
      "Set SITE to the site's address and RELEASE_KEY to the team's key, or RELEASES_DIR to the releases folder of a site on this machine. Nothing was released.",
    )
  }
  const releasesFolder = resolve(RELEASES_DIR)
  return {
    place: releasesFolder,
    releasesFolder,
    siteUrl,
    published: () => readPublished(releasesFolder),
    publish: (releases, options) => publish(releasesFolder, releases, options),
    verdicts: () => readVerdicts(releasesFolder),
    fetch: async () => false,
    share: async () => {},
    end: async () => {},
  }
}
