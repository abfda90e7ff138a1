import type { Publication } from '@site/contracts/ReleasePointer'
import type { ReleaseStore, Shelf } from '../storage/ReleaseStore.ts'

/** A store of which what never changes is read once: a page that looks every few seconds costs little. */
export function knownHistory(store: ReleaseStore): ReleaseStore {
  const [shelf, ...others] = store.shelves
  const sizes = new Map<string, Promise<number>>()
  let known: { newest: number | undefined; most: number; publications: Promise<Publication[]> } | undefined

  const measured: Shelf = {
    ...shelf,
    size(release) {
      const key = `${release.name} ${release.id}`
      const size = sizes.get(key) ?? shelf.size(release)
      sizes.set(key, size)
      size.catch(() => sizes.delete(key))
      return size
    },
  }
  return {
    ...store,
    shelves: [measured, ...others],
    async publications(most) {
      const newest = (await store.published())?.number
      if (!known || known.newest !== newest || known.most < most) {
        const publications = store.publications(most)
        known = { newest, most, publications }
        publications.catch(() => {
          known = undefined
        })
      }
      return (await known.publications).slice(0, most)
    },
  }
}
