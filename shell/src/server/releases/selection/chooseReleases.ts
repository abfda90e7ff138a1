import type { RegisteredRemote } from '@site/contracts/Registry'
import { SHELL } from '../storage/Pointer.ts'
import type { Pointers } from '../storage/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../storage/readRelease.ts'
import type { Registry } from '../storage/registry.ts'
import type { Blame } from './blameFor.ts'
import { incompatibility, objectionOf } from './compatibility.ts'
import type { Loader } from './loadReleases.ts'
import { type Candidates, conflictIn, hasPassed, liveId, type ReleaseHistory } from './ReleaseHistory.ts'
import { problemOf, ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { Refusals } from './refusals.ts'

type Options = {
  loader: Loader
  registry: Pick<Registry, 'remotes'>
  refusals: Refusals
  history: ReleaseHistory
}

/** What the pointers ask for at a moment. */
export type Wanted = { pointers: Pointers; at: number }

/** A shell, and the releases that have turned out not to go with it. */
export type Trial = { shell: LoadedShell; refused: readonly Blame[] }

/** The releases to be live with a trial's shell, the trial after that, and those that claim what one of them has. */
export type Choice = { candidates: Candidates; refused: readonly Blame[]; conflicting: readonly Blame[] }

const find = (blames: readonly Blame[], name: string, release: string | undefined) =>
  blames.find((one) => one.name === name && one.release === release)

/** Decides from pointers, refusals and former releases what is to be live. */
export function createChooser({ loader, registry, refusals, history }: Options) {
  /** The usable releases of a name, best first: the wanted one, the live one, former good ones. */
  function candidatesOf(name: string, { pointers, at }: Wanted): string[] {
    const pointer = pointers.get(name)
    const ids = [pointer?.release, liveId(history, name), ...(history.lastGood[name] ?? [])]
    return [...new Set(ids)].filter((id): id is string => {
      if (id === undefined) return false
      return refusals.isOpen(name, id, at, id === pointer?.release ? pointer.stamp : undefined)
    })
  }

  /** Why the wanted release of a remote is not used, as a sentence, if it was refused. */
  function reasonAgainst(name: string, { pointers }: Wanted, refused: readonly Blame[]): string | undefined {
    const release = pointers.get(name)?.release
    const former = refusals.of(name).find((one) => one.release === release)
    const reason = find(refused, name, release)?.problem.message ?? former?.reason
    return reason && `${name} ${release} ${reason}`
  }

  /** The release of a remote to use with this shell, or the objection to the shell. Adds to `refused` what cannot be used. */
  async function chooseRemote(
    remote: RegisteredRemote,
    shell: LoadedShell,
    wanted: Wanted,
    refused: Blame[],
  ): Promise<LoadedRelease | ReleaseProblem | undefined> {
    const { name } = remote
    const isNewShell = !hasPassed(history, SHELL, shell.release.id)
    // Also what waits for its next try: it and a new shell may need each other.
    for (const id of candidatesOf(name, isNewShell ? { ...wanted, at: Number.MAX_VALUE } : wanted)) {
      if (find(refused, name, id)) continue
      const loaded = await loader.remote(remote, id).catch(problemOf)
      if (loaded instanceof ReleaseProblem) {
        refused.push({ name, release: id, problem: loaded })
        continue
      }
      const problem = incompatibility(loaded.release, shell.release)
      if (!problem) return loaded
      // A release that worked with another shell is not to blame for failing with a new one.
      if (isNewShell && hasPassed(history, name, id)) {
        return objectionOf(loaded.release, shell.release, reasonAgainst(name, wanted, refused))
      }
      refused.push({ name, release: id, problem })
    }
    return undefined
  }

  return {
    /** The best usable shell; undefined if there is none. Refuses those that cannot be read. */
    async shell(wanted: Wanted): Promise<LoadedShell | undefined> {
      for (const id of candidatesOf(SHELL, wanted)) {
        try {
          return await loader.shell(id)
        } catch (error) {
          refusals.add(SHELL, id, problemOf(error), wanted.pointers.get(SHELL)?.stamp)
        }
      }
      return undefined
    },
    /** The remotes that go with a shell, or a live one's objection to it. */
    async remotes({ shell, refused: known }: Trial, wanted: Wanted): Promise<Choice | ReleaseProblem> {
      const conflicting: Blame[] = []
      for (;;) {
        const refused = [...known, ...conflicting]
        const remotes: LoadedRelease[] = []
        for (const remote of registry.remotes) {
          const chosen = await chooseRemote(remote, shell, wanted, refused)
          if (chosen instanceof ReleaseProblem) return chosen
          if (chosen) remotes.push(chosen)
        }
        const candidates = { shell, remotes }
        const conflict = conflictIn(candidates, history)
        if (!conflict) return { candidates, refused: refused.filter((one) => !conflicting.includes(one)), conflicting }
        const { name, id } = conflict.release
        conflicting.push({ name, release: id, problem: new ReleaseProblem('not yet', 'foreign', conflict.reason) })
      }
    },
  }
}

export type Chooser = ReturnType<typeof createChooser>
