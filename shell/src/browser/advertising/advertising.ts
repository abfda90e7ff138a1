import type { Advertising, AdvertisingCompany } from '@site/contracts/advertising'
import { type Cookies, forgetCookies } from '../analytics/forgetCookies.ts'
import { startGoogleTag, stopGoogleTag } from './googleTag.ts'
import { startMetaPixel, stopMetaPixel } from './metaPixel.ts'

type Tag = {
  start(id: string): void
  stop(id: string): void
  /** Names of the cookies that it sets. */
  cookies: RegExp
}

const tags: Readonly<Record<AdvertisingCompany, Tag>> = {
  meta: { start: startMetaPixel, stop: stopMetaPixel, cookies: /^_fb[cp]$/ },
  google: { start: startGoogleTag, stop: stopGoogleTag, cookies: /^_gcl_|^_gac_/ },
}

/**
 * Loads the tags of the companies with which the agency advertises, once. Call it only after the visitor has accepted. A browser
 * that sends Global Privacy Control has refused for every site.
 */
export function startAdvertising(advertising: Pick<Advertising, 'tags'>): void {
  if (navigator.globalPrivacyControl) return
  for (const { company, id } of advertising.tags) tags[company].start(id)
}

/** Stops the tags at once, and removes their cookies. */
export async function stopAdvertising(advertising: Pick<Advertising, 'tags'>, cookies?: Cookies): Promise<void> {
  for (const { company, id } of advertising.tags) {
    tags[company].stop(id)
    await forgetCookies(tags[company].cookies, cookies)
  }
}
