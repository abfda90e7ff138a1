import type { RegisteredRemote } from '@site/contracts/Registry'
import type { ReleaseStore } from '../storage/ReleaseStore.ts'
import {
  type LoadedRelease,
  type LoadedShell,
  readRelease,
  readShellRelease,
  refuseForeignPaths,
} from '../storage/readRelease.ts'
import { SHELL } from '../storage/shellName.ts'
import type { Candidates, ReleaseHistory } from './ReleaseHistory.ts'
import { resolveServices, type ServiceVariables } from './resolveServices.ts'

type Options = {
  releasesFolder: string
  store: Pick<ReleaseStore, 'bring'>
  history: Pick<ReleaseHistory, 'live'>
  serviceVariables: ServiceVariables
}

/** Reads releases and checks what each of them is by itself. What is live was checked before. */
export function createLoader({ releasesFolder, store, history, serviceVariables }: Options) {
  const owned = new WeakMap<object, RegisteredRemote>()

  /** @throws ReleaseProblem */
  async function shell(id: string): Promise<LoadedShell> {
    const known = history.live?.shell
    if (known?.release.id === id) return known
    await store.bring(SHELL, id)
    return readShellRelease(releasesFolder, id)
  }

  /** @throws ReleaseProblem, also when it claims what the registry or the environment does not give it. */
  async function remote(registered: RegisteredRemote, id: string): Promise<LoadedRelease> {
    const { name } = registered
    const known = history.live?.remotes.find(({ release }) => release.name === name && release.id === id)
    if (!known) await store.bring(name, id)
    const loaded = known ?? (await readRelease(releasesFolder, name, id))
    if (owned.get(loaded.release) !== registered) refuseForeignPaths(loaded.release, registered)
    owned.set(loaded.release, registered)
    resolveServices(loaded.release, serviceVariables)
    return loaded
  }

  return {
    shell,
    remote,
    /** Those of a generation. @throws ReleaseProblem */
    async all(ids: Readonly<Record<string, string>>, registered: readonly RegisteredRemote[]): Promise<Candidates> {
      const remotes: LoadedRelease[] = []
      for (const one of registered) {
        const id = ids[one.name]
        if (id !== undefined) remotes.push(await remote(one, id))
      }
      return { shell: await shell(ids[SHELL] ?? ''), remotes }
    },
  }
}

export type Loader = ReturnType<typeof createLoader>
