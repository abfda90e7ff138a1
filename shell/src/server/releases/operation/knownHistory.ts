import type { Publication } from '@site/contracts/ReleasePointer'
import type { ReleaseStore, Archive } from '../../releaseStore/ReleaseStore.ts'

/** A store that caches what never changes, so that a page that polls every few seconds costs little. */
export function knownHistory(store: ReleaseStore): ReleaseStore {
  const [archive, ...others] = store.archives
  const sizes = new Map<string, Promise<number>>()
  let cache: { newest: number | undefined; max: number; publications: Promise<Publication[]> } | undefined

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
    async publications(max) {
      const newest = (await store.published())?.number
      if (!cache || cache.newest !== newest || cache.max < max) {
        const publications = store.publications(max)
        cache = { newest, max, publications }
        publications.catch(() => {
          cache = undefined
        })
      }
      return (await cache.publications).slice(0, max)
    },
  }
}
