import { type Blame, blameFor } from '../selection/blameFor.ts'
import { isAboutShell } from '../selection/compatibility.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedShell } from '../../releaseStore/readRelease.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'
import { candidatesOf, chooseRemotes, findBlame } from './chooseRemotes.ts'
import { keyOfTrial, type Need, type Situation } from './Situation.ts'

/** What is to be live, or that what is live stays because no shell can be used; and which releases are refused. */
type Verdict =
  | { next: 'show'; candidates: Candidates; blames: readonly Blame[] }
  | { next: 'stay'; blames: readonly Blame[] }

/** How it went with a shell: it goes with these remotes, or what is to be objected to it. */
type Trial = { refused: readonly Blame[] } & (
  | { candidates: Candidates; conflicting: readonly Blame[] }
  | { objection: ReleaseProblem }
)

/**
 * Decides what is to be live: the wanted shell, or else the live one, with the best remotes that go with it. A remote is
 * refused for how it does beside the shell that stays, and not beside one that is refused itself. As long as something is
 * missing, it says what, and is asked again with that.
 */
export function decide(situation: Situation): Need | Verdict {
  const refusedShells: Blame[] = []
  const besideOthers: Blame[] = []
  // Each turn either ends or refuses one more shell.
  for (;;) {
    const release = candidatesOf(situation, SHELL).find((id) => !findBlame(refusedShells, SHELL, id))
    if (release === undefined) return { next: 'stay', blames: refusedShells }
    const shell = situation.shells.get(release)
    if (!shell) return { next: 'read', name: SHELL, release }
    if (shell instanceof ReleaseProblem) {
      refusedShells.push({ name: SHELL, release, problem: shell })
      continue
    }
    const trial = tryShell(situation, shell)
    if ('next' in trial) return trial
    if ('candidates' in trial) {
      const ofRemotes = [...trial.refused, ...trial.conflicting].map((blame) => ownProblem(blame, besideOthers))
      return { next: 'show', candidates: trial.candidates, blames: [...refusedShells, ...ofRemotes] }
    }
    refusedShells.push({ name: SHELL, release, problem: trial.objection })
    besideOthers.push(...trial.refused)
  }
}

function tryShell(situation: Situation, shell: LoadedShell): Need | Trial {
  const { history, doubted, tried } = situation
  let refused: readonly Blame[] = []
  for (;;) {
    const choice = chooseRemotes(situation, shell, refused)
    if (choice instanceof ReleaseProblem) return { objection: choice, refused }
    if ('next' in choice) return choice
    const { candidates, conflicting } = choice
    refused = choice.refused
    const failed = tried.get(keyOfTrial(candidates))
    if (!failed) return { next: 'compose', candidates }
    if (failed.length === 0) return { candidates, refused, conflicting }
    const blames = blameFor(failed, candidates, history, doubted)
    const ofShell = blames.find(({ name }) => name === SHELL)
    if (ofShell) return { objection: ofShell.problem, refused }
    refused = [...refused, ...blames]
  }
}

/** Whoever waits for a shell beside which it fails has that problem, and not that it has to wait. */
function ownProblem(blame: Blame, besideOthers: readonly Blame[]): Blame {
  if (!isAboutShell(blame.problem)) return blame
  const isOwn = ({ name, release, problem }: Blame) =>
    name === blame.name && release === blame.release && !isAboutShell(problem)
  return besideOthers.find(isOwn) ?? blame
}
