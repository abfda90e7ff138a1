import type { ReleaseNotice } from '@site/contracts/Generation'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { variantOf } from '../composition/variantOf.ts'
import type { Blame } from '../selection/blameFor.ts'
import { narrowedForms } from '../selection/narrowedForms.ts'
import type { Candidates } from '../selection/ReleaseHistory.ts'
import { composedOf, keyOfRemote, type Need, type State } from './State.ts'
import type { Canaries } from '../canary/runningCanaries.ts'

/** A release, the composition of what is live with it in place, and the live composition that this was made beside. */
export type ComposedCanary = { release: string; baseline: string; composition: string }

type Composed = {
  next?: never
  canaries: Canaries
  composedCanaries: Readonly<Record<string, ComposedCanary>>
  /** The canaries that cannot be served. */
  blames: readonly Blame[]
  /** What there is to say about those that begin. */
  notices: readonly ReleaseNotice[]
}

/** The canaries next to the live composition, each composed again only if it or what is beside it has changed. */
export function composeCanaries(state: State, running: Canaries): Need | Composed {
  const baseline = state.composed?.name ?? ''
  const composedCanaries: Record<string, ComposedCanary> = {}
  const blames: Blame[] = []
  const notices: ReleaseNotice[] = []
  for (const [name, { release }] of Object.entries(running)) {
    const former = state.canaries[name]?.release === release ? state.canaries[name] : undefined
    if (former?.baseline === baseline) {
      composedCanaries[name] = former
      continue
    }
    const result = composeCanary(state, name, release)
    if (result instanceof ReleaseProblem) {
      blames.push({ name, release, problem: result })
      continue
    }
    if ('next' in result) return result
    composedCanaries[name] = { release, baseline, composition: result.composition }
    if (!former) notices.push(...narrowedForms(releasesOf(state.history.live), releasesOf(result.candidates)))
  }
  const canaries = Object.fromEntries(Object.entries(running).filter(([name]) => name in composedCanaries))
  return { canaries, composedCanaries, blames, notices }
}

function composeCanary(
  state: State,
  name: string,
  release: string,
): Need | ReleaseProblem | { candidates: Candidates; composition: string } {
  const { shells, remotes } = state.found
  const loaded = name === SHELL ? shells.get(release) : remotes.get(keyOfRemote(name, release))
  if (!loaded) return { next: 'read', name, release }
  if (loaded instanceof ReleaseProblem) return loaded
  const candidates = variantOf(state, 'renderBundle' in loaded ? { shell: loaded } : { remotes: [loaded] })
  if (candidates instanceof ReleaseProblem) return candidates
  const result = composedOf(state, candidates)
  if ('next' in result) return result
  if (result.status === 'written') return { candidates, composition: result.name }
  return result.failed[0].problem
}

const releasesOf = (candidates: Candidates | undefined) => candidates?.remotes.map(({ release }) => release) ?? []
