import { pruneReleases } from '../../../releaseStore/pruneReleases.ts'
import type { ReleaseStore } from '../../../releaseStore/ReleaseStore.ts'
import { retention } from '../../../releaseStore/retention.ts'
import { pruneCompositions } from '../../composition/folder/compositionFolders.ts'

type Options = {
  store: ReleaseStore
  compositionsFolder: string
  now: () => number
  log: { info(message: string): void; warn(message: string): void }
}

/** The interval of pruning, in ms. */
const PRUNING = 60 * 60 * 1000

/** What lies on this machine, if it has copies of its own; the composing process removes what everybody shares. */
export function createLocalReleases({ store, compositionsFolder, now, log }: Options) {
  let pruneAt = now() + PRUNING
  return {
    /** Fetches former releases whose files open tabs may request here. */
    async fetchFormer(): Promise<void> {
      const former = (await store.admitted().catch(() => [])).filter(({ at }) => at > now() - retention.wasLive)
      for (const { name, id } of former) await store.fetch(name, id).catch(() => false)
    },
    /** Removes, once in a while, what is old; none of these compositions. */
    async prune(needed: ReadonlySet<string>): Promise<void> {
      if (now() < pruneAt) return
      pruneAt = now() + PRUNING
      if (store.archives.length === 1) return
      await pruneCompositions(compositionsFolder, needed)
      await pruneReleases({ store, archives: store.archives.slice(1), now: now(), log })
    },
  }
}
