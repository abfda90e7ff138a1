import { releaseKey } from '../signing/releaseKey.ts'
import { createSiteClient } from './siteClient.ts'

/** A client for the site that `SITE` names, with the team's key. @throws Error that says what is not configured. */
export function openSite(remote: string) {
  const { SITE: site } = process.env
  if (!site)
    throw new Error("Set SITE to the address of the site, or run the command in the root of the site's repository.")
  const key = releaseKey()
  if (!key) throw new Error('SITE is set, but RELEASE_KEY is not: "npm run keys" creates a pair for the team.')
  return { client: createSiteClient({ site, remote, key }), key }
}
