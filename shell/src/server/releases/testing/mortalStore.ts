import { createFolderStore } from '../storage/folder/folderStore.ts'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'

/** How many questions a server may still ask of the store before it is dead. */
export type Fuse = { left: number }

type Options = {
  releasesFolder: string
  now: () => number
  fuse: Fuse
  /** Whether it is away now, as a database may be. */
  isAway: () => boolean
  /** Hears what is brought to the server's machine. */
  onBring: (name: string, id: string) => void
}

/** What a server has without the store: its own disk. */
const ownDisk: readonly (keyof ReleaseStore)[] = ['local', 'bring', 'admitted', 'end']

const failing = (reason: string) => () => Promise.reject(new Error(reason))

/** A server's folder store, which may be away, and of which nothing that a dead server has begun ever ends well. */
export function mortalStore({ releasesFolder, now, fuse, isAway, onBring }: Options): ReleaseStore {
  return new Proxy(createFolderStore(releasesFolder, now), {
    get(store, verb: keyof ReleaseStore) {
      if (typeof store[verb] !== 'function') return store[verb]
      if (verb !== 'end' && fuse.left-- <= 0) return failing('killed')
      if (isAway() && !ownDisk.includes(verb)) return failing('connection refused')
      if (verb !== 'bring') return store[verb]
      return (name: string, id: string) => {
        onBring(name, id)
        return store.bring(name, id)
      }
    },
  })
}
