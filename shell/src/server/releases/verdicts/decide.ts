import type { ReleaseNotice } from '@site/contracts/Generation'
import { type ComposedCanary, composeCanaries } from './composeCanaries.ts'
import { planCanaries } from './planCanaries.ts'
import type { Canaries } from '../canary/runningCanaries.ts'
import type { Blame } from '../selection/blameFor.ts'
import { formerContracts } from '../selection/compatibility.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { withRefused } from '../selection/refusals.ts'
import { chooseContent, type RefusedContent } from './chooseContent.ts'
import { chooseLive } from './chooseLive.ts'
import type { Need, State } from './State.ts'

/** What is refused, which canaries run beside what is live, and what there is to say about releases for the first time. */
export type Outcome = {
  blames: readonly Blame[]
  refusedContent: RefusedContent | undefined
  /** The canaries that visitors get, and the composition of each. */
  canaries: Canaries
  compositions: Readonly<Record<string, string>>
  notices: readonly ReleaseNotice[]
}

/** Visitors are to get a composition of these releases; or all is as it should be. */
type Decision = { outcome: Outcome } & (
  | { next: 'show'; candidates: Candidates; composition: string; promoted: readonly string[] }
  | { next: 'rest'; composedCanaries: Readonly<Record<string, ComposedCanary>> }
)

/**
 * Decides what visitors get: the content, then the releases, then the canaries beside them. As long as something is missing it
 * says what, and is asked again with that. Nobody waits for a canary: first others get what is new, then it is composed.
 */
export function decide(state: State): Need | Decision {
  const plan = planCanaries(state)
  const chosen = chooseContent(state)
  if ('next' in chosen) return chosen
  const { content, refused: refusedContent } = chosen
  const refused = withRefused(state.refused, plan.worse, state.pointers, state.at)
  const choice = chooseLive({ ...state, pointers: plan.pointers, refused, content })
  if (choice.next) return choice
  const blames = [...plan.worse, ...choice.blames]

  if (choice.shown) {
    const { candidates, composed } = choice.shown
    const { name: composition, notices } = composed
    const { promoted } = plan
    const outcome = {
      ...{ blames, refusedContent, ...ongoing(state, plan.running) },
      notices: [...noticesAbout(state, candidates), ...notices],
    }
    return { next: 'show', candidates, composition, promoted, outcome }
  }
  const beside = composeCanaries(state, plan.running)
  if (beside.next) return beside
  const { canaries, composedCanaries, notices } = beside
  const compositions = Object.fromEntries(
    Object.entries(composedCanaries).map(([name, one]) => [name, one.composition]),
  )
  const outcome = { blames: [...blames, ...beside.blames], refusedContent, canaries, compositions, notices }
  return { next: 'rest', composedCanaries, outcome }
}

/** The canaries that visitors have and keep, as they are, until they are composed beside what is new. */
function ongoing({ verdict }: State, running: Canaries): Pick<Outcome, 'canaries' | 'compositions'> {
  const { canaries: present = {}, pointer } = verdict ?? {}
  const kept = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => name in present && name in running))
  return { canaries: kept(present), compositions: kept(pointer?.canaries ?? {}) }
}

/** What the forms of new releases do not accept any more, and which of them are written in the former contract. */
function noticesAbout({ history: { live } }: State, { remotes, shell }: Candidates): ReleaseNotice[] {
  const former = live?.remotes ?? []
  const releasesOf = (all: Candidates['remotes']) => all.map(({ release }) => release)
  const fresh = remotes.filter((one) => !former.includes(one))
  return [
    ...narrowedForms(releasesOf(former), releasesOf(remotes)),
    ...formerContracts(releasesOf(fresh), shell.release),
  ]
}
