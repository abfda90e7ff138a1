import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { type Candidates, hasPassed, idsOf, liveId, type ReleaseHistory } from './ReleaseHistory.ts'

/** A part that could not be made: a remote's, or the shell's own. */
export type FailedPart = { name: string; problem: ReleaseProblem }

/** At least one part. */
export type FailedParts = readonly [FailedPart, ...FailedPart[]]

/** A release that is not to be used, and why. */
export type Blame = { name: string; release: string; problem: ReleaseProblem }

/**
 * Decides which releases to leave out after parts of these candidates have failed. A release that passed before is not to
 * blame for a new one next to it, whether that is a shell or a remote. `doubted` are live remotes that must pass again.
 */
export function blameFor(
  failed: readonly FailedPart[],
  candidates: Candidates,
  history: ReleaseHistory,
  doubted: ReadonlySet<string> = new Set(),
): Blame[] {
  const ids = idsOf(candidates)
  const isNew = (name: string) => !hasPassed(history, name, ids[name] ?? '')
  const isLive = (name: string) => liveId(history, name) === ids[name]
  const blame = (name: string, problem: ReleaseProblem): Blame => ({ name, release: ids[name] ?? '', problem })

  const own = failed.find(({ name }) => name === SHELL)
  // Without its shell no remote had a chance.
  if (own) return [blame(SHELL, own.problem)]

  const proven = failed.filter(({ name }) => !isNew(name))
  const beside = ({ name, problem }: FailedPart) => `${name} ${ids[name]} fails with it: ${problem.message}`
  const [first] = proven
  if (first && isNew(SHELL)) {
    const { kind, why } = first.problem
    return [blame(SHELL, new ReleaseProblem(kind, why, beside(first)))]
  }
  if (proven.length < failed.length) {
    return failed.filter(({ name }) => isNew(name)).map(({ name, problem }) => blame(name, problem))
  }

  const disturbed = proven.find(({ name }) => isLive(name) && !doubted.has(name))
  const changed = Object.keys(ids).filter((name) => name !== SHELL && !isLive(name))
  const newest = changed.at(-1)
  if (disturbed && newest !== undefined) {
    const { kind, why } = disturbed.problem
    // Of several it may be another one, which the next try without this one shows.
    const isProven = changed.length === 1 && isNew(newest)
    return [blame(newest, new ReleaseProblem(isProven ? kind : 'trouble', why, beside(disturbed)))]
  }
  // It worked with this shell before, so the problem may be temporary.
  return proven.map(({ name, problem }) => blame(name, new ReleaseProblem('trouble', problem.why, problem.message)))
}
