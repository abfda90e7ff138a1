import { releaseKey } from '../signing/releaseKey.ts'
import { createSiteClient } from './siteClient.ts'

/** The site that `SITE` names, asked with the team's key. @throws Error that says what is not set. */
export function openSite(remote: string) {
  const { SITE: site } = process.env
  if (!site) throw new Error('Set SITE to the address of the site, or ask at the root of its own repository.')
  const key = releaseKey()
  if (!key) throw new Error('SITE is set and RELEASE_KEY is not: "npm run keys" makes a pair for the team.')
  return { client: createSiteClient({ site, remote, key }), key }
}
