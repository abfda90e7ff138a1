import type { SiteCollection } from '@site/contracts/siteContent'
import { agencyTexts } from './agencyTexts.ts'
import type { CollectionText } from './CollectionText.ts'
import { offerTexts } from './offerTexts.ts'
import { proofTexts } from './proofTexts.ts'

/** What writers read about each collection, in the order in which they are listed. */
export const collectionTexts: Readonly<Record<SiteCollection, CollectionText>> = {
  ...offerTexts,
  ...proofTexts,
  ...agencyTexts,
}

/** What writers call a collection; the name of one that belongs to a remote. */
export function collectionTitle(name: string): string {
  const known: Readonly<Record<string, CollectionText>> = collectionTexts
  return known[name]?.title ?? name
}
