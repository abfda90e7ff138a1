import type { Generation } from '@site/contracts/Generation'
import type { Publication } from '@site/contracts/ReleasePointer'
import type { Admitted, StoredRelease, ReleaseStore, Archive } from './ReleaseStore.ts'

/** How many of a name's releases are always kept, and for how long those that were live, and new ones; in ms. */
export const retention = { newest: 20, wasLive: 30 * 24 * 60 * 60 * 1000, arrived: 60 * 60 * 1000 }

type Facts = {
  stored: readonly StoredRelease[]
  /** The newest one. */
  publication: Publication | undefined
  /** The newest verdict of every scope. */
  generations: readonly Generation[]
  admitted: readonly Admitted[]
  now: number
}

/** The stored releases that may be removed: neither among the newest of their name, nor live or wanted, nor recently live. */
export function releasesToPrune({ stored, publication, generations, admitted, now }: Facts): StoredRelease[] {
  const lastLive = new Map(admitted.map(({ name, id, at }) => [`${name} ${id}`, at]))
  const isWanted = ({ name, id }: StoredRelease) => publication?.pointers[name]?.release === id
  const isLive = ({ name, id }: StoredRelease) => generations.some(({ live }) => live[name] === id)
  const timeOf = ({ name, id, at }: StoredRelease) => Math.max(at, lastLive.get(`${name} ${id}`) ?? 0)
  const isOld = (one: StoredRelease) =>
    one.at < now - retention.arrived && (lastLive.get(`${one.name} ${one.id}`) ?? 0) < now - retention.wasLive

  return [...new Set(stored.map(({ name }) => name))].flatMap((name) =>
    stored
      .filter((one) => one.name === name)
      .toSorted((one, other) => timeOf(other) - timeOf(one))
      .slice(retention.newest)
      .filter((one) => isOld(one) && !isWanted(one) && !isLive(one)),
  )
}

type Source = Pick<ReleaseStore, 'published' | 'generations' | 'admitted'>

/** What may be removed from an archive now. */
export async function prunable(store: Source, archive: Pick<Archive, 'list'>, now: number): Promise<StoredRelease[]> {
  const [stored, publication, generations, admitted] = await Promise.all([
    archive.list(),
    store.published(),
    store.generations(),
    store.admitted(),
  ])
  return releasesToPrune({
    stored,
    publication,
    generations: generations.map(({ generation }) => generation),
    admitted,
    now,
  })
}
