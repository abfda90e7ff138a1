import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { LoadedContent } from '../content/loadContent.ts'
import type { Blame } from '../selection/blameFor.ts'
import { incompatibility, objectionOf } from '../selection/compatibility.ts'
import { type Candidates, conflictIn, hasPassed, liveId } from '../selection/ReleaseHistory.ts'
import { isOpen, standing } from '../selection/refusals.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import type { LoadedRelease, LoadedShell } from '../../releaseStore/readRelease.ts'
import { keyOfRemote, type Need, type State } from './State.ts'

/** The state that the remotes are chosen in, with the content to be shown. */
export type Situation = State & { readonly content: LoadedContent | undefined }

type Choice = { candidates: Candidates; refused: readonly Blame[]; conflicting: readonly Blame[] }

/** The remotes that go with a shell, without those that claim what another one has; or a live one's objection to it. */
export function chooseRemotes(
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
  const { history, found } = situation
  const isNewShell = !hasPassed(history, SHELL, shell.release.id)
  // Also what waits for its next try: it and a new shell may need each other.
  for (const release of candidatesOf(isNewShell ? { ...situation, at: Number.MAX_VALUE } : situation, name)) {
    if (findBlame(refused, name, release)) continue
    const loaded = found.remotes.get(keyOfRemote(name, release))
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
export function candidatesOf({ pointers, history, refused, at }: Situation, name: string): string[] {
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
  const former = standing(before).find((one) => one.name === name && one.release === release)
  const reason = findBlame(refused, name, release)?.problem.message ?? former?.reason
  return reason && `${name} ${release} ${reason}`
}

export const findBlame = (blames: readonly Blame[], name: string, release: string | undefined) =>
  blames.find((one) => one.name === name && one.release === release)
