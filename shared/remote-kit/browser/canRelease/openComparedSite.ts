import type { KeyObject } from 'node:crypto'
import { readPrivateKey } from '@site/release-protocol/signing/signatures'
import { findOwnSite, type OwnSite } from '../../release/command/OwnSite.ts'
import { openSite } from '../../release/upload/openSite.ts'
import { createSiteClient, type SiteClient } from '../../release/upload/siteClient.ts'
import { startLocalSite } from './startLocalSite.ts'

type ComparedSite = { client: SiteClient; key: KeyObject; stop(): Promise<void> }

/**
 * The site that a release is compared with: the one that `SITE` names, or a local one with what is live in the store of the
 * repository around the remote's folder. @throws Error that says what is not configured.
 */
export async function openComparedSite(remote: string, folder: string): Promise<ComparedSite> {
  if (process.env.SITE) return { ...openSite(remote), stop: async () => {} }
  const { url, privateKey, place, stop } = await startLocalSite(await siteAround(folder), remote)
  console.log(`Compared with what is live in ${place}: SITE is not set.`)
  const key = readPrivateKey(privateKey)
  return { client: createSiteClient({ site: url, remote, key }), key, stop }
}

async function siteAround(folder: string): Promise<OwnSite> {
  const site = await findOwnSite(folder)
  if (site) return site
  throw new Error('Set SITE to the address of the site: a repository without its shell has none to compare with.')
}
