import { SHELL } from '../storage/Pointer.ts'
import { type Candidates, hasPassed, type ReleaseHistory } from './ReleaseHistory.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'

/** A part that could not be made: a remote's, or the shell's own. */
export type FailedPart = { name: string; problem: ReleaseProblem }

export type Blame = { name: string; release: string; problem: ReleaseProblem }

/**
 * Decides which releases to refuse after parts of these candidates have failed. A release that passed before is not to blame
 * for a new one next to it, whether that is a shell or a remote.
 */
export function blameFor(
  failed: readonly FailedPart[],
  { shell, remotes }: Candidates,
  history: ReleaseHistory,
): Blame[] {
  const { id: shellId } = shell.release
  const own = failed.find(({ name }) => name === SHELL)
  // Without its shell no remote had a chance.
  if (own) return [{ name: SHELL, release: shellId, problem: own.problem }]

  const isNewShell = !hasPassed(history, SHELL, shellId)
  const blames: Blame[] = []
  for (const { name, problem } of failed) {
    const release = remotes.find((remote) => remote.release.name === name)?.release.id ?? ''
    if (!hasPassed(history, name, release)) blames.push({ name, release, problem })
    else if (!isNewShell) {
      // It worked with this shell before, so the problem may be temporary.
      blames.push({ name, release, problem: new ReleaseProblem('trouble', problem.why, problem.message) })
    } else {
      const reason = `${name} ${release} fails with it: ${problem.message}`
      return [{ name: SHELL, release: shellId, problem: new ReleaseProblem(problem.kind, problem.why, reason) }]
    }
  }
  return blames
}
