import type { ShellObjection } from '@site/release-protocol/exchange/ShellObjection'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { mismatches } from './selection/compatibility.ts'
import type { Loader } from './selection/loadReleases.ts'
import type { Candidates } from './selection/ReleaseHistory.ts'
import type { CompositionWriter } from './composition/createCompositionWriter.ts'
import { SHELL } from '../releaseStore/Pointer.ts'

type Options = {
  live: Candidates | undefined
  loader: Pick<Loader, 'shell'>
  writer: Pick<CompositionWriter, 'write'>
}

/**
 * Everything that a release of the shell would break in what is live: the remotes that cannot work with it, and of the others
 * those whose pages fail beside it. @throws ReleaseProblem if nothing is live, or the release cannot be read.
 */
export async function shellObjections(id: string, { live, loader, writer }: Options): Promise<ShellObjection[]> {
  if (!live) throw new ReleaseProblem('trouble', 'machine', 'nothing is live.')
  const shell = await loader.shell(id)
  const judged = live.remotes.map((remote) => ({ remote, found: mismatches(remote.release, shell.release) }))
  const fitting = judged.filter(({ found }) => found.length === 0).map(({ remote }) => remote)
  const result = await writer.write({ ...live, shell, remotes: fitting }, live)
  const failed = result.status === 'refused' ? result.failed : []
  return [
    ...judged.flatMap(({ remote: { release }, found }) =>
      found.map(({ why, clause }) => ({ remote: release.name, release: release.id, why, reason: `${clause}.` })),
    ),
    ...failed.map(({ name, problem }) => {
      const release = name === SHELL ? id : (fitting.find((one) => one.release.name === name)?.release.id ?? '')
      return { remote: name, release, why: 'fails' as const, reason: problem.message }
    }),
  ]
}
