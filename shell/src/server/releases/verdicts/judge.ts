import type { ReleaseNotice } from '@site/contracts/Generation'
import type { Drafts } from '../composition/createDrafts.ts'
import { type Blame, blameFor } from '../selection/blameFor.ts'
import type { Chooser } from '../selection/chooseReleases.ts'
import { isAboutShell } from '../selection/compatibility.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import { noShell } from '../selection/NothingToServe.ts'
import { type Candidates, idsOf, type ReleaseHistory } from '../selection/ReleaseHistory.ts'
import type { Refusals } from '../selection/refusals.ts'
import type { RefuseUnsigned } from '../selection/signatures.ts'
import type { Pointers } from '../storage/Pointer.ts'
import { ReleaseProblem } from '../storage/ReleaseProblem.ts'
import type { LoadedShell } from '../storage/readRelease.ts'
import { SHELL } from '../storage/Pointer.ts'

type Options = {
  releasesFolder: string
  choose: Chooser
  refusals: Refusals
  refuseUnsigned: RefuseUnsigned
  history: ReleaseHistory
  drafts: Drafts
}

type Case = {
  pointers: Pointers
  at: number
  /** Names whose live release has to pass its gate again. */
  doubted: ReadonlySet<string>
  /** Whether these are live already, with the present settings. */
  isShown: (candidates: Candidates) => boolean
  /** Makes a composition of these live, with what there is to say about them. */
  show: (candidates: Candidates, composition: string, notices: readonly ReleaseNotice[]) => Promise<void>
}

/** How it went with a shell: the objection to it if it cannot be live, and the remotes' releases that did not go with it. */
type Trial = { objection?: ReleaseProblem; refused: readonly Blame[] }

/**
 * Decides what is to be live: the wanted shell, or else the live one, with the best remotes that go with it. A remote is
 * refused for how it does beside the shell that stays, and not beside one that is refused itself.
 */
export function createJudge({ releasesFolder, choose, refusals, refuseUnsigned, history, drafts }: Options) {
  return async function judge({ pointers, at, doubted, isShown, show }: Case): Promise<void> {
    const wanted = { pointers, at }
    const refuse = ({ name, release, problem }: Blame) =>
      refusals.add(name, release, problem, pointers.get(name)?.stamp)
    for (const [name, pointer] of pointers) await refuseUnsigned(name, pointer, at)
    const besideOthers: Blame[] = []

    /** Makes a shell live with the remotes that go with it. */
    async function trial(shell: LoadedShell): Promise<Trial> {
      let refused: readonly Blame[] = []
      for (;;) {
        const choice = await choose.remotes({ shell, refused }, wanted)
        if (choice instanceof ReleaseProblem) return { objection: choice, refused }
        const { candidates, conflicting } = choice
        refused = choice.refused
        const isSame = doubted.size === 0 && isShown(candidates)
        const result = isSame ? undefined : await drafts.write(candidates, doubted)
        if (result?.status === 'refused') {
          const blames = blameFor(result.failed, candidates, history, doubted)
          const ofShell = blames.find(({ name }) => name === SHELL)
          if (ofShell) return { objection: ofShell.problem, refused }
          refused = [...refused, ...blames]
          continue
        }
        for (const blame of [...refused, ...conflicting]) refuse(ownProblem(blame, besideOthers))
        if (result) {
          for (const [name, id] of Object.entries(idsOf(candidates))) refusals.passed(name, id)
          const releases = (one?: Candidates) => one?.remotes.map(({ release }) => release) ?? []
          await show(candidates, result.name, narrowedForms(releases(history.live), releases(candidates)))
        }
        return { refused }
      }
    }

    // Each trial either succeeds or refuses one more shell, so this ends.
    for (;;) {
      const shell = await choose.shell(wanted)
      if (!shell && history.live) return
      if (!shell) throw noShell(releasesFolder, refusals.of(SHELL))
      const { objection, refused } = await trial(shell)
      if (!objection) return
      refuse({ name: SHELL, release: shell.release.id, problem: objection })
      besideOthers.push(...refused)
    }
  }
}

/** Whoever waits for a shell beside which it fails has that problem, and not that it has to wait. */
function ownProblem(blame: Blame, besideOthers: readonly Blame[]): Blame {
  if (!isAboutShell(blame.problem)) return blame
  const isOwn = ({ name, release, problem }: Blame) =>
    name === blame.name && release === blame.release && !isAboutShell(problem)
  return besideOthers.find(isOwn) ?? blame
}
