import { type Candidates, type Experience, hasPassed, liveId } from './chooseReleases.ts'
import { SHELL } from './editionOf.ts'
import { ReleaseProblem } from './ReleaseProblem.ts'

export type Blame = { name: string; release: string; problem: ReleaseProblem }

/**
 * Which releases are to be refused after `name` has failed among these candidates. What has passed before is not to
 * blame for what is new beside it: a new shell before old remotes, a new remote before an old shell.
 */
export function blameFor(
  name: string,
  problem: ReleaseProblem,
  { shell, remotes }: Candidates,
  experience: Experience,
): Blame[] {
  const { id: shellId } = shell.release
  const failed = remotes.find(({ release }) => release.name === name)?.release
  if (!failed) return [{ name: SHELL, release: shellId, problem }]
  if (!hasPassed(experience, name, failed.id)) return [{ name, release: failed.id, problem }]

  const reason = `${name} ${failed.id} fails with it: ${problem.message}`
  if (!hasPassed(experience, SHELL, shellId)) {
    return [{ name: SHELL, release: shellId, problem: new ReleaseProblem(problem.kind, problem.why, reason) }]
  }
  // It worked with this shell before: whatever is wrong now may be over soon.
  const trouble = (text: string) => new ReleaseProblem('trouble', problem.why, text)
  const fresh = remotes.filter(({ release }) => liveId(experience, release.name) !== release.id && release !== failed)
  if (liveId(experience, name) !== failed.id || fresh.length === 0) {
    return [{ name, release: failed.id, problem: trouble(problem.message) }]
  }
  return fresh.map(({ release }) => ({ name: release.name, release: release.id, problem: trouble(reason) }))
}
