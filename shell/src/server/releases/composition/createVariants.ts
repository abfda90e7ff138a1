import type { RegisteredRemote } from '@site/contracts/Registry'
import type { LoadedContent } from '../content/loadContent.ts'
import { incompatibility } from '../selection/compatibility.ts'
import type { Loader } from '../selection/loadReleases.ts'
import { type Candidates, conflictIn, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import type { Drafts } from './createDrafts.ts'

type Options = {
  drafts: Drafts
  loader: Pick<Loader, 'shell' | 'remote'>
  registered: () => readonly RegisteredRemote[]
  history: ReleaseHistory
}

/** Release ids, by name. */
type Ids = Readonly<Record<string, string>>

/** The site with other releases in place of some live ones, or other content. */
export type Variant = { name: string; candidates: Candidates }

/** Composes the site with other releases or content, through the same gate. Nothing live is affected. */
export function createVariants({ drafts, loader, registered, history }: Options) {
  /** @throws ReleaseProblem if a release does not exist or is incompatible with the others. */
  async function candidatesFor(ids: Ids, { shell, remotes, content }: Candidates): Promise<Candidates> {
    const ofShell = ids[SHELL]
    const candidates: Candidates = { shell: ofShell ? await loader.shell(ofShell) : shell, remotes: [], content }
    for (const remote of registered()) {
      const wanted = ids[remote.name]
      const present = remotes.find(({ release }) => release.name === remote.name)
      const loaded = wanted ? await loader.remote(remote, wanted) : present
      if (!loaded) continue
      const problem = incompatibility(loaded.release, candidates.shell.release)
      if (problem) throw problem
      candidates.remotes.push(loaded)
    }
    const conflict = conflictIn(candidates, history)
    if (conflict) throw new ReleaseProblem('bad', 'foreign', conflict.reason)
    return candidates
  }

  /** @throws ReleaseProblem that says why it cannot be served. */
  return async function variant(ids: Ids, content?: LoadedContent): Promise<Variant> {
    if (!history.live) throw new ReleaseProblem('trouble', 'machine', 'nothing is live.')
    const candidates = await candidatesFor(ids, content ? { ...history.live, content } : history.live)
    const result = await drafts.write(candidates)
    if (result.status === 'written') return { name: result.name, candidates }
    throw result.failed[0]?.problem ?? new ReleaseProblem('trouble', 'machine', 'could not be rendered.')
  }
}

export type Variants = ReturnType<typeof createVariants>
