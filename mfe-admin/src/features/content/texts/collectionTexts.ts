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
