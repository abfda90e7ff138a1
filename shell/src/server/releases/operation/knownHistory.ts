import type { Publication } from '@site/contracts/ReleasePointer'
import type { ReleaseStore, Archive } from '../storage/ReleaseStore.ts'

/** A store of which what never changes is read once: a page that looks every few seconds costs little. */
export function knownHistory(store: ReleaseStore): ReleaseStore {
  const [archive, ...others] = store.archives
  const sizes = new Map<string, Promise<number>>()
  let known: { newest: number | undefined; most: number; publications: Promise<Publication[]> } | undefined

  const measured: Archive = {
    ...archive,
    size(release) {
      const key = `${release.name} ${release.id}`
      const size = sizes.get(key) ?? archive.size(release)
      sizes.set(key, size)
      size.catch(() => sizes.delete(key))
      return size
    },
  }
  return {
    ...store,
    archives: [measured, ...others],
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
