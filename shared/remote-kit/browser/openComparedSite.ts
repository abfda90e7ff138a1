import type { KeyObject } from 'node:crypto'
import { findRoot } from '../dev/findRoot.ts'
import { readPrivateKey } from '../release/signing/signatures.ts'
import { openSite } from '../release/upload/openSite.ts'
import { createSiteClient, type SiteClient } from '../release/upload/siteClient.ts'
import { startLocalSite } from './startLocalSite.ts'

type ComparedSite = { client: SiteClient; key: KeyObject; stop(): Promise<void> }

/**
 * The site that a release is compared with: the one that `SITE` names, or a local one with the last releases of the
 * repository around the remote's folder. @throws Error that says what is not configured.
 */
export async function openComparedSite(remote: string, folder: string): Promise<ComparedSite> {
  if (process.env.SITE) return { ...openSite(remote), stop: async () => {} }
  const { url, privateKey, stop } = await startLocalSite(rootAround(folder), remote)
  console.log('Compared with what this repository has released last: SITE is not set.')
  const key = readPrivateKey(privateKey)
  return { client: createSiteClient({ site: url, remote, key }), key, stop }
}

function rootAround(folder: string): string {
  try {
    return findRoot(folder).root
  } catch {
    throw new Error('Set SITE to the address of the site: a repository without its shell has none to compare with.')
  }
}
