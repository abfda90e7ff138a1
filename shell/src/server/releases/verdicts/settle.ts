import type { RegisteredRemote } from '@site/contracts/Registry'
import type { FailedPart } from '../selection/blameFor.ts'
import type { Loader } from '../selection/loadReleases.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import { problemOf, ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { decide } from './decide.ts'
import { keyOfRemote, keyOfTrial, type Situation } from './Situation.ts'

type Options = {
  loader: Pick<Loader, 'shell' | 'remote'>
  /** Composes candidates. Returns what has failed: nothing if there is a composition. */
  compose: (candidates: Candidates) => Promise<readonly FailedPart[]>
}

/** Reads and composes what a decision needs, until there is one. */
export async function settle(given: Omit<Situation, 'shells' | 'remotes' | 'tried'>, { loader, compose }: Options) {
  const shells = new Map<string, LoadedShell | ReleaseProblem>()
  const remotes = new Map<string, LoadedRelease | ReleaseProblem>()
  const tried = new Map<string, readonly FailedPart[]>()
  for (;;) {
    const decision = decide({ ...given, shells, remotes, tried })
    if (decision.next === 'show' || decision.next === 'stay') return decision
    if (decision.next === 'compose') {
      tried.set(keyOfTrial(decision.candidates), await compose(decision.candidates))
    } else if (decision.name === SHELL) {
      shells.set(decision.release, await loader.shell(decision.release).catch(problemOf))
    } else {
      const { name, release } = decision
      remotes.set(keyOfRemote(name, release), await readRemote(loader, given.registered, name, release))
    }
  }
}

async function readRemote(
  loader: Pick<Loader, 'remote'>,
  registered: readonly RegisteredRemote[],
  name: string,
  release: string,
): Promise<LoadedRelease | ReleaseProblem> {
  const remote = registered.find((one) => one.name === name)
  if (!remote) return new ReleaseProblem('bad', 'foreign', `${name} is not registered.`)
  return loader.remote(remote, release).catch(problemOf)
}
