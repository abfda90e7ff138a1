import type { RegisteredRemote } from '@site/contracts/Registry'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { incompatibility } from '../selection/compatibility.ts'
import { type Candidates, conflictIn, type ReleaseHistory } from '../selection/ReleaseHistory.ts'

/** The live releases and content with others in place of some; or why they cannot be composed with each other. */
export function variantOf(
  { history, registered }: { history: ReleaseHistory; registered: readonly RegisteredRemote[] },
  { shell, remotes = [], content }: Partial<Candidates>,
): Candidates | ReleaseProblem {
  const { live } = history
  if (!live) return new ReleaseProblem('trouble', 'machine', 'nothing is live.')
  const all = [...remotes, ...live.remotes]
  const candidates = {
    shell: shell ?? live.shell,
    remotes: registered.flatMap(({ name }) => all.find(({ release }) => release.name === name) ?? []),
    content: content ?? live.content,
  }
  for (const { release } of candidates.remotes) {
    const problem = incompatibility(release, candidates.shell.release)
    if (problem) return problem
  }
  const conflict = conflictIn(candidates, history)
  return conflict ? new ReleaseProblem('bad', 'foreign', conflict.reason) : candidates
}
