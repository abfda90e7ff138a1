import type { DeskCollection } from '@site/contracts/ContentDesk'
import type { SiteCollection } from '@site/contracts/siteContent'
import { agencyTexts } from './agencyTexts.ts'
import type { CollectionText } from './CollectionText.ts'
import { offerTexts } from './offerTexts.ts'
import { proofTexts } from './proofTexts.ts'

/** What writers read about each collection of the site's own. */
export const collectionTexts: Readonly<Record<SiteCollection, CollectionText>> = {
  ...offerTexts,
  ...proofTexts,
  ...agencyTexts,
}

type Stated = Pick<DeskCollection, 'name' | 'schema'>

/** What writers read about a collection: a remote says it of its own. */
export function textOf({ name, schema: { title = name, description = '' } }: Stated): CollectionText {
  const known: Readonly<Record<string, CollectionText>> = collectionTexts
  return known[name] ?? { title: String(title), help: String(description), fields: {} }
}

/** What writers call a collection; the name of one that no release has any more. */
export function titleOf(collections: readonly Stated[], name: string): string {
  const found = collections.find((one) => one.name === name)
  return found ? textOf(found).title : name
}

const rooms = [
  { room: 'Páginas e artigos', texts: undefined },
  { room: 'Preços e promessas', texts: offerTexts },
  { room: 'Provas', texts: proofTexts },
  { room: 'A agência', texts: agencyTexts },
] as const

/** Collections by what they are about, as a writer looks for them: those of the remotes, then the site's own. */
export function collectionsByRoom<One extends Stated>(collections: readonly One[]) {
  const placeIn = (texts: object = {}, { name }: Stated) => Object.keys(texts).indexOf(name)
  return rooms
    .map(({ room, texts }) => ({
      room,
      collections: collections
        .filter((one) => (texts ? placeIn(texts, one) >= 0 : placeIn(collectionTexts, one) < 0))
        .toSorted((one, other) => placeIn(texts, one) - placeIn(texts, other)),
    }))
    .filter((one) => one.collections.length > 0)
}
