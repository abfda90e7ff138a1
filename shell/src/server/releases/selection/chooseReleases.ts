import type { RegisteredRemote } from '@site/contracts/Registry'
import { SHELL } from '../storage/Pointer.ts'
import type { Pointer, Pointers } from '../storage/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../storage/readRelease.ts'
import type { Registry } from '../storage/registry.ts'
import { incompatibility } from './compatibility.ts'
import type { Loader } from './loadReleases.ts'
import { type Candidates, hasPassed, liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import { problemOf, ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Refusals } from './refusals.ts'
import type { RefuseUnsigned } from './signatures.ts'

type Options = {
  loader: Loader
  registry: Registry
  refusals: Refusals
  history: ReleaseHistory
  refuseUnsigned: RefuseUnsigned
}

/** Decides from pointers, refusals and former releases what is to be live. Refuses what cannot be read. */
export function createChooser({ loader, registry, refusals, history, refuseUnsigned }: Options) {
  /** The usable releases of a name, best first: the wanted one, the live one, former good ones. */
  function candidatesOf(name: string, pointer: Pointer | undefined, at: number): string[] {
    const ids = [pointer?.release, liveId(history, name), ...(history.lastGood[name] ?? [])]
    return [...new Set(ids)].filter((id): id is string => {
      if (id === undefined) return false
      return refusals.isOpen(name, id, at, id === pointer?.release ? pointer.stamp : undefined)
    })
  }

  async function chooseShell(pointer: Pointer | undefined, at: number): Promise<LoadedShell | undefined> {
    for (const id of candidatesOf(SHELL, pointer, at)) {
      try {
        return await loader.shell(id)
      } catch (error) {
        refusals.add(SHELL, id, problemOf(error), pointer?.stamp)
      }
    }
    return undefined
  }

  /** The release of a remote to use with this shell, or the objection to the shell. */
  async function chooseRemote(
    remote: RegisteredRemote,
    shell: LoadedShell,
    pointer: Pointer | undefined,
    at: number,
  ): Promise<LoadedRelease | ReleaseProblem | undefined> {
    const { name } = remote
    for (const id of candidatesOf(name, pointer, at)) {
      try {
        const loaded = await loader.remote(remote, id)
        const problem = incompatibility(loaded.release, shell.release)
        if (!problem) return loaded
        // A release that worked with another shell is not to blame for failing with a new one.
        if (hasPassed(history, name, id) && !hasPassed(history, SHELL, shell.release.id)) {
          return new ReleaseProblem(
            problem.kind,
            problem.why,
            `does not go with ${name} ${id}, which ${problem.message}`,
          )
        }
        throw problem
      } catch (error) {
        refusals.add(name, id, problemOf(error), pointer?.stamp)
      }
    }
    return undefined
  }

  /** What is to be live according to everything known now; undefined if there is no usable shell. */
  return async function choose(pointers: Pointers, at: number): Promise<Candidates | undefined> {
    for (const name of [SHELL, ...registry.remotes.map((remote) => remote.name)]) {
      await refuseUnsigned(name, pointers.get(name), at)
    }
    for (;;) {
      const shell = await chooseShell(pointers.get(SHELL), at)
      if (!shell) return undefined
      const remotes: LoadedRelease[] = []
      let problem: ReleaseProblem | undefined
      for (const remote of registry.remotes) {
        const chosen = await chooseRemote(remote, shell, pointers.get(remote.name), at)
        if (chosen instanceof ReleaseProblem) problem ??= chosen
        else if (chosen) remotes.push(chosen)
      }
      if (!problem) return { shell, remotes }
      refusals.add(SHELL, shell.release.id, problem, pointers.get(SHELL)?.stamp)
    }
  }
}
