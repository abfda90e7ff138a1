import type { Live } from '../composition/createLive.ts'
import { blameFor } from '../selection/blameFor.ts'
import type { createChooser } from '../selection/chooseReleases.ts'
import { noShell } from '../selection/NothingToServe.ts'
import { conflictIn, idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Refusals } from '../selection/refusals.ts'
import type { Pointers } from '../storage/Pointer.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import { SHELL } from '../storage/Pointer.ts'

type Options = {
  releasesFolder: string
  choose: ReturnType<typeof createChooser>
  refusals: Refusals
  history: ReleaseHistory
  live: Live
}

type Case = {
  pointers: Pointers
  at: number
  /** Names whose live release has to pass its gate again. */
  doubted: ReadonlySet<string>
  /** Shares that these releases, by name, are live from now on. False if another server has decided otherwise. */
  record: (live: Readonly<Record<string, string>>) => Promise<boolean>
}

/** Decides what is to be live: composes until a composition passes, and refuses whatever is to blame when one does not. */
export function createJudge({ releasesFolder, choose, refusals, history, live }: Options) {
  return async function judge({ pointers, at, doubted, record }: Case): Promise<void> {
    const work = await live.begin(doubted)
    const refuse = (name: string, release: string, problem: ReleaseProblem) =>
      refusals.add(name, release, problem, pointers.get(name)?.stamp)

    /** True once the composition is the intended one, false after a refusal. */
    async function round(): Promise<boolean> {
      const candidates = await choose(pointers, at)
      if (!candidates) {
        if (live.composition) return true
        throw noShell(releasesFolder, refusals.of(SHELL))
      }
      const conflict = conflictIn(candidates, history)
      if (conflict) {
        refuse(conflict.release.name, conflict.release.id, new ReleaseProblem('not yet', 'foreign', conflict.reason))
        return false
      }
      const result = await work.make(candidates)
      if (result.status === 'same') return true
      if (result.status === 'composed') {
        const ids = idsOf(candidates)
        for (const [name, id] of Object.entries(ids)) refusals.passed(name, id)
        if (await record(ids)) await work.show(result.composition, candidates)
        return true
      }
      for (const { name, release, problem } of blameFor(result.failed, candidates, history)) {
        refuse(name, release, problem)
      }
      return false
    }

    try {
      // Each round either succeeds or refuses at least one more release, so this ends.
      while (!(await round())) {}
    } finally {
      work.end()
    }
  }
}

export type Judge = ReturnType<typeof createJudge>
