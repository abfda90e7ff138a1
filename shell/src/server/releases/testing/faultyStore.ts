import { createFolderStore } from '../../releaseStore/folder/folderStore.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'

/** Calls that a server may still make to the store before it counts as killed. */
export type CallBudget = { left: number }

type Options = {
  releasesFolder: string
  now: () => number
  callBudget: CallBudget
  /** Whether the store is unavailable, as a database may be. */
  isAway: () => boolean
  /** Called for each release that is fetched to the server's machine. */
  onFetch: (name: string, id: string) => void
}

/** Methods that only need the server's own disk. */
const ownDisk: readonly (keyof ReleaseStore)[] = ['fetch', 'admitted', 'nextChange', 'end']

const failing = (reason: string) => () => Promise.reject(new Error(reason))

/** A server's folder store that can be unavailable, and whose calls fail once the server counts as killed. */
export function faultyStore({ releasesFolder, now, callBudget, isAway, onFetch }: Options): ReleaseStore {
  return new Proxy(createFolderStore(releasesFolder, now), {
    get(store, verb: keyof ReleaseStore) {
      // What the process knows already: it asks nobody.
      if (verb === 'unreadable' || typeof store[verb] !== 'function') return store[verb]
      if (verb !== 'end' && callBudget.left-- <= 0) return failing('killed')
      if (isAway() && !ownDisk.includes(verb)) return failing('connection refused')
      if (verb !== 'fetch') return store[verb]
      return (name: string, id: string) => {
        onFetch(name, id)
        return store.fetch(name, id)
      }
    },
  })
}
