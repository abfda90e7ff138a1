import { join } from 'node:path'
import type { ProblemCause } from '@site/contracts/Generation'
import type { RegisteredRemote } from '@site/contracts/Registry'
import { releaseLimits } from '@site/contracts/ReleaseFiles'
import type { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { problemOf } from '../../releaseStore/problemOf.ts'
import type { ReleaseStore } from '../../releaseStore/ReleaseStore.ts'
import type { ReleaseFiles } from '../../releaseStore/releaseFiles.ts'
import { hashSafely } from '../../releaseStore/readSafely.ts'
import {
  type Extent,
  type LoadedRelease,
  type LoadedShell,
  readRelease,
  readShellRelease,
  refuseForeignPaths,
} from '../../releaseStore/readRelease.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { Candidates } from './ReleaseHistory.ts'
import { resolveServices, type ServiceVariables } from './resolveServices.ts'

type Options = {
  releasesFolder: string
  store: Pick<ReleaseStore, 'fetch'>
  releaseFiles: Pick<ReleaseFiles, 'ensure'>
  serviceVariables: ServiceVariables
}

/** Told of a release that is used although a file of it is damaged. */
type OnDamage = (name: string, release: string, problem: ReleaseProblem) => void

/** Problems that a faulty disk may cause in correct files. */
const damages: readonly ProblemCause[] = ['missing', 'cut off', 'forged', 'malformed']

/** Reads releases and checks each of them by itself. Live ones, which were read before, are not read again. */
export function createLoader({ releasesFolder, store, releaseFiles, serviceVariables }: Options) {
  /** Reads a release from this machine's disk, and once more from the store if it is damaged; mends its encodings. */
  async function brought<Loaded extends { release: { files: Readonly<Record<string, string>> } }>(
    name: string,
    id: string,
    read: (extent: Extent) => Promise<Loaded>,
    onDamage?: OnDamage,
  ): Promise<Loaded> {
    try {
      const loaded = await readWhole(name, id, () => read('all'))
      await releaseFiles.ensure({ name, id }, loaded.release.files)
      return loaded
    } catch (error) {
      const problem = problemOf(error)
      if (!onDamage || !damages.includes(problem.why)) throw error
      const kept = await read('code')
      onDamage(name, id, problem)
      return kept
    }
  }

  async function readWhole<Loaded>(name: string, id: string, read: () => Promise<Loaded>): Promise<Loaded> {
    const isFresh = await store.fetch(name, id)
    try {
      return await read()
    } catch (error) {
      const isDamaged = damages.includes(problemOf(error).why)
      if (isFresh || !isDamaged || !(await store.fetch(name, id, true))) throw error
      return read()
    }
  }

  /** @throws ReleaseProblem */
  async function shell(id: string, live?: Candidates, onDamage?: OnDamage): Promise<LoadedShell> {
    if (live?.shell.release.id === id) return live.shell
    return brought(SHELL, id, (extent) => readShellRelease(releasesFolder, id, extent), onDamage)
  }

  /** @throws ReleaseProblem, also if it claims what the registry or the environment does not grant. */
  async function remote(
    registered: RegisteredRemote,
    id: string,
    live?: Candidates,
    onDamage?: OnDamage,
  ): Promise<LoadedRelease> {
    const { name } = registered
    const known = live?.remotes.find(({ release }) => release.name === name && release.id === id)
    const loaded =
      known ?? (await brought(name, id, (extent) => readRelease(releasesFolder, name, id, extent), onDamage))
    refuseForeignPaths(loaded.release, registered)
    resolveServices(loaded.release, serviceVariables)
    return loaded
  }

  return {
    shell,
    remote,
    /** Hash of a release's manifest on this machine. @throws ReleaseProblem */
    async digest(name: string, id: string): Promise<string> {
      await store.fetch(name, id)
      return (await hashSafely(join(releasesFolder, name, id, 'release.json'), releaseLimits.statement)).hash
    },
    /**
     * The releases of a generation. With `onDamage` also those that have a damaged file, as long as their code is whole.
     * @throws ReleaseProblem
     */
    async all(
      ids: Readonly<Record<string, string>>,
      registered: readonly RegisteredRemote[],
      live?: Candidates,
      onDamage?: OnDamage,
    ): Promise<Candidates> {
      const remotes: LoadedRelease[] = []
      for (const one of registered) {
        const id = ids[one.name]
        if (id !== undefined) remotes.push(await remote(one, id, live, onDamage))
      }
      return { shell: await shell(ids[SHELL] ?? '', live, onDamage), remotes }
    },
  }
}

export type Loader = ReturnType<typeof createLoader>
