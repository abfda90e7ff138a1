import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { type Blame, blameFor } from '../selection/blameFor.ts'
import type { Written } from '../composition/createCompositionWriter.ts'
import { isAboutShell } from '../selection/compatibility.ts'
import { type Candidates, idsOf } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedShell } from '../../releaseStore/readRelease.ts'
import { keptCandidates, takesAway } from './formerBuild.ts'
import { candidatesOf, chooseRemotes, findBlame, type Situation } from './chooseRemotes.ts'
import { composedOf, type Need, type State } from './State.ts'

/** What is to be shown, unless it is live already or no shell can be used; and which releases are refused. */
type Choice = { next?: never; shown?: Shown; blames: readonly Blame[] }

type Shown = { candidates: Candidates; composed: Extract<Written, { status: 'written' }> }

/** How it went with a shell: it goes with these remotes, or what is to be objected to it. */
type Trial = { next?: never; refused: readonly Blame[] } & (
  | { shown: Shown | undefined; conflicting: readonly Blame[] }
  | { objection: ReleaseProblem }
)

/**
 * Chooses what is to be live: the wanted shell, or else the live one, with the best remotes that go with it. A remote is
 * refused for how it does beside the shell that stays, and not beside one that is refused itself.
 */
export function chooseLive(situation: Situation): Need | Choice {
  const refusedShells: Blame[] = []
  const besideOthers: Blame[] = []
  // Each turn either ends or refuses one more shell.
  for (;;) {
    const release = candidatesOf(situation, SHELL).find((id) => !findBlame(refusedShells, SHELL, id))
    if (release === undefined) return { blames: refusedShells }
    const shell = situation.found.shells.get(release)
    if (!shell) return { next: 'read', name: SHELL, release }
    if (shell instanceof ReleaseProblem) {
      refusedShells.push({ name: SHELL, release, problem: shell })
      continue
    }
    const trial = tryShell(situation, shell)
    if (trial.next) return trial
    if ('shown' in trial) {
      const ofRemotes = [...trial.refused, ...trial.conflicting].map((blame) => ownProblem(blame, besideOthers))
      return { shown: trial.shown, blames: [...refusedShells, ...ofRemotes] }
    }
    refusedShells.push({ name: SHELL, release, problem: trial.objection })
    besideOthers.push(...trial.refused)
  }
}

function tryShell(situation: Situation, shell: LoadedShell): Need | Trial {
  const { history, doubts } = situation
  const kept = keptCandidates(situation)
  // What has passed in another build is no proof that it does in this one.
  const unproven = kept ? new Set(Object.keys(idsOf(kept))) : doubts.names
  let refused: readonly Blame[] = []
  for (;;) {
    const choice = chooseRemotes(situation, shell, refused)
    if (choice instanceof ReleaseProblem) return { objection: choice, refused }
    if ('next' in choice) return choice
    const { candidates, conflicting } = choice
    refused = choice.refused
    if (isLive(situation, candidates) || takesAway(situation, candidates)) {
      return { shown: undefined, refused, conflicting }
    }
    const composed = composedOf(situation, candidates, doubts.names)
    if ('next' in composed) return composed
    if (composed.status === 'written') return { shown: { candidates, composed }, refused, conflicting }
    const blames = blameFor(composed.failed, candidates, history, unproven)
    const ofShell = blames.find(({ name }) => name === SHELL)
    if (ofShell) return { objection: ofShell.problem, refused }
    refused = [...refused, ...blames]
  }
}

/** Whether visitors get exactly these releases and this content, with this registry, and nobody doubts them. */
function isLive({ composed, registered, doubts, history: { live } }: State, candidates: Candidates): boolean {
  const { shell, remotes, content } = candidates
  return (
    doubts.names.size === 0 &&
    composed?.registered === registered &&
    shell === live?.shell &&
    content === live.content &&
    remotes.length === live.remotes.length &&
    remotes.every((remote, index) => remote === live.remotes[index])
  )
}

/** Whoever waits for a shell beside which it fails has that problem, and not that it has to wait. */
function ownProblem(blame: Blame, besideOthers: readonly Blame[]): Blame {
  if (!isAboutShell(blame.problem)) return blame
  const isOwn = ({ name, release, problem }: Blame) =>
    name === blame.name && release === blame.release && !isAboutShell(problem)
  return besideOthers.find(isOwn) ?? blame
}
