import type { RegisteredRemote } from '@site/contracts/Registry'
import type { LoadedContent } from '../content/loadContent.ts'
import { type Blame, blameFor, type FailedPart } from '../selection/blameFor.ts'
import { incompatibility, isAboutShell, objectionOf } from '../selection/compatibility.ts'
import {
  type Candidates,
  conflictIn,
  hasPassed,
  idsOf,
  liveId,
  type ReleaseHistory,
} from '../selection/ReleaseHistory.ts'
import { isOpen, type Standing } from '../selection/refusals.ts'
import { type Pointers, SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import { ReleaseProblem } from '../../releaseStore/ReleaseProblem.ts'

/** Everything that a decision depends on, at one moment. Nothing of it changes. */
export type Situation = {
  at: number
  pointers: Pointers
  registered: readonly RegisteredRemote[]
  /** What is live, and what was good before. */
  history: Readonly<ReleaseHistory>
  /** What was refused before. */
  refused: Standing
  /** What the pages say. */
  content?: LoadedContent | undefined
  /** Names whose live release has to pass its gate again. */
  doubted: ReadonlySet<string>
  /** The releases that have been read, or what is wrong with them. */
  shells: ReadonlyMap<string, LoadedShell | ReleaseProblem>
  remotes: ReadonlyMap<string, LoadedRelease | ReleaseProblem>
  /** What has failed in each composition that was tried: nothing if there is one. */
  tried: ReadonlyMap<string, readonly FailedPart[]>
}

/** What is missing for a decision: a release has to be read, or candidates to be composed. */
type Need = { next: 'read'; name: string; release: string } | { next: 'compose'; candidates: Candidates }

/** What is to be live, or that what is live stays because no shell can be used; and which releases are refused. */
type Verdict =
  | { next: 'show'; candidates: Candidates; blames: readonly Blame[] }
  | { next: 'stay'; blames: readonly Blame[] }

/** How it went with a shell: it goes with these remotes, or what is to be objected to it. */
type Trial = { refused: readonly Blame[] } & (
  | { candidates: Candidates; conflicting: readonly Blame[] }
  | { objection: ReleaseProblem }
)

export const keyOfRemote = (name: string, id: string): string => `${name} ${id}`
export const keyOfTrial = (candidates: Candidates): string => JSON.stringify(idsOf(candidates))

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
    const release = candidatesOf(situation, SHELL).find((id) => !find(refusedShells, SHELL, id))
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

type Choice = { candidates: Candidates; refused: readonly Blame[]; conflicting: readonly Blame[] }

/** The remotes that go with a shell, without those that claim what another one has; or a live one's objection to it. */
function chooseRemotes(
  situation: Situation,
  shell: LoadedShell,
  known: readonly Blame[],
): Need | Choice | ReleaseProblem {
  const conflicting: Blame[] = []
  for (;;) {
    const refused = [...known, ...conflicting]
    const remotes: LoadedRelease[] = []
    for (const { name } of situation.registered) {
      const chosen = chooseRemote(situation, name, shell, refused)
      if (chosen instanceof ReleaseProblem) return chosen
      if (chosen && 'next' in chosen) return chosen
      if (chosen) remotes.push(chosen)
    }
    const candidates = { shell, remotes, content: situation.content }
    const conflict = conflictIn(candidates, situation.history)
    if (!conflict) return { candidates, refused: refused.filter((one) => !conflicting.includes(one)), conflicting }
    const { name, id } = conflict.release
    conflicting.push({ name, release: id, problem: new ReleaseProblem('not yet', 'foreign', conflict.reason) })
  }
}

/** The release of a remote to use with this shell, or the objection to the shell. Adds to `refused` what cannot be used. */
function chooseRemote(
  situation: Situation,
  name: string,
  shell: LoadedShell,
  refused: Blame[],
): Need | LoadedRelease | ReleaseProblem | undefined {
  const { history, remotes } = situation
  const isNewShell = !hasPassed(history, SHELL, shell.release.id)
  // Also what waits for its next try: it and a new shell may need each other.
  for (const release of candidatesOf(isNewShell ? { ...situation, at: Number.MAX_VALUE } : situation, name)) {
    if (find(refused, name, release)) continue
    const loaded = remotes.get(keyOfRemote(name, release))
    if (!loaded) return { next: 'read', name, release }
    if (loaded instanceof ReleaseProblem) {
      refused.push({ name, release, problem: loaded })
      continue
    }
    const problem = incompatibility(loaded.release, shell.release)
    if (!problem) return loaded
    // A release that worked with another shell is not to blame for failing with a new one.
    if (isNewShell && hasPassed(history, name, release)) {
      return objectionOf(loaded.release, shell.release, reasonAgainst(situation, name, refused))
    }
    refused.push({ name, release, problem })
  }
  return undefined
}

/** The usable releases of a name, best first: the wanted one, the live one, former good ones. */
function candidatesOf({ pointers, history, refused, at }: Situation, name: string): string[] {
  const pointer = pointers.get(name)
  const ids = [pointer?.release, liveId(history, name), ...(history.lastGood[name] ?? [])]
  return [...new Set(ids)].filter((release): release is string => {
    if (release === undefined) return false
    const stamp = release === pointer?.release ? pointer.stamp : undefined
    return isOpen(refused, { name, release, stamp }, at)
  })
}

/** Why the wanted release of a remote is not used, as a sentence, if it was refused. */
function reasonAgainst({ pointers, refused: before }: Situation, name: string, refused: readonly Blame[]) {
  const release = pointers.get(name)?.release
  const former = before.find((one) => one.name === name && one.release === release && !one.over)
  const reason = find(refused, name, release)?.problem.message ?? former?.reason
  return reason && `${name} ${release} ${reason}`
}

const find = (blames: readonly Blame[], name: string, release: string | undefined) =>
  blames.find((one) => one.name === name && one.release === release)

/** Whoever waits for a shell beside which it fails has that problem, and not that it has to wait. */
function ownProblem(blame: Blame, besideOthers: readonly Blame[]): Blame {
  if (!isAboutShell(blame.problem)) return blame
  const isOwn = ({ name, release, problem }: Blame) =>
    name === blame.name && release === blame.release && !isAboutShell(problem)
  return besideOthers.find(isOwn) ?? blame
}
