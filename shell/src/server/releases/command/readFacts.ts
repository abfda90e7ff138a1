import type { StoreFacts } from '@site/release-protocol/history/listReleases'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'

/** The number of publications that are read: of older releases only the number is known. */
const MAX_PUBLICATIONS = 1_000

type Source = Pick<ReleaseStore, 'publications' | 'verdicts' | 'generations' | 'admitted' | 'archives'>

/**
 * What a store knows about the releases of these names. While no server runs, the newest verdict counts, because the next
 * one serves it. All files are hashed only on request, because that takes a second for each half gigabyte.
 */
export async function readFacts(store: Source, names: readonly string[], { hashed = false } = {}): Promise<StoreFacts> {
  const [archive] = store.archives
  const [publications, verdicts, generations, admitted, all] = await Promise.all([
    store.publications(MAX_PUBLICATIONS),
    store.verdicts(),
    store.generations(),
    store.admitted(),
    archive.list(),
  ])
  const judged = verdicts.flatMap(({ generation }) => (generation ? [generation] : []))
  const newest = generations.map(({ generation }) => generation).toSorted((one, other) => (one.at < other.at ? 1 : -1))
  const stored = all.filter(({ name }) => names.includes(name))
  const sized = await Promise.all(
    stored.map(async (one) => {
      const damaged = hashed ? await archive.damaged(one) : []
      return { ...one, bytes: await archive.size(one), damaged }
    }),
  )
  return { publications, verdicts: judged.length > 0 ? judged : newest.slice(0, 1), admitted, stored: sized }
}
