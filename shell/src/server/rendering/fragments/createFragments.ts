import {
  type FragmentEntry,
  partsOfName,
  type Placement,
  placeOf,
  type RenderedFragment,
  type RenderedFragments,
} from '@site/contracts/Fragment'
import type { Release } from '@site/contracts/Release'
import { nestingProblem, refusedProps } from '@site/remote-kit/gate/fragments/nestingProblem'
import { undeclaredPlace } from '@site/remote-kit/gate/withRemedy'
import { messageOf } from '@site/release-protocol/errors/messageOf'
import { LRUCache } from 'lru-cache'
import type { FragmentJob } from '../bundle/RenderJob.ts'
import type { Plan } from '../plan/Plan.ts'
import { fragmentEntry, isGuarded } from '../plan/fragmentEntries.ts'
import { withTimeout } from '../../timing/withTimeout.ts'
import { siteOfPart } from '../plan/siteOfPart.ts'
import { BadContent, type FragmentAnswer } from '../renderedContent.ts'
import type { FragmentFault, FragmentProblem } from './FragmentProblem.ts'

const MAX_KEPT = 1_000

type Options = {
  plan: Plan
  /** Renders a fragment in a process of its remote. @throws BadContent, or ProcessTrouble */
  render: (remote: string, job: FragmentJob) => Promise<FragmentAnswer>
  /** How long a page waits for a fragment, in ms; as long as it takes by default. */
  patience?: number
}

/** The page, or the fragment, whose places are to be filled: its remote, and the fragments around it. */
type Placing = { remote: string; on: string; around?: readonly string[] }

type Outcome = { fragment: RenderedFragment } | { fault: FragmentFault; reason: string }

/** What was found for places, with a problem for each that stays empty. */
export type FoundFragments = { fragments: RenderedFragments; problems: readonly FragmentProblem[] }

export type FindFragments = (places: readonly Placement[], placing: Placing) => Promise<FoundFragments>

/**
 * Has the fragments of places rendered, each by its own remote's release in the same composition, with those within them. The
 * same fragment with the same props is rendered once.
 */
export function createFragments({ plan, render, patience }: Options): FindFragments {
  const known = new LRUCache<string, Promise<Outcome>>({ max: MAX_KEPT })

  async function find(places: readonly Placement[], placing: Placing): Promise<FoundFragments> {
    const undeclared = places.find(({ name }) => !mayPlace(plan, placing.remote, name))
    if (undeclared) throw new BadContent(`${placing.on}: ${undeclaredPlace(undeclared.name)}`)
    const fragments: Record<string, RenderedFragment> = {}
    const problems: FragmentProblem[] = []
    for (const placement of places) {
      const outcome = await outcomeOf(placement, placing)
      if ('fragment' in outcome) fragments[placeOf(placement)] = outcome.fragment
      else problems.push({ name: placement.name, on: placing.on, ...outcome })
    }
    return { fragments, problems }
  }

  async function outcomeOf(placement: Placement, placing: Placing): Promise<Outcome> {
    const { around = [] } = placing
    const { name } = placement
    const nested = nestingProblem(name, around)
    if (nested) return refused(nested)
    const { remote, component } = partsOfName(name)
    const release = plan.releases.find((one) => one.name === remote)
    if (!release) return { fault: 'missing', reason: `is not there: no release of ${remote} is live` }
    const entry = fragmentEntry(plan, release)
    if (!entry || !release.fragments?.exposes[component])
      return { fault: 'missing', reason: `is not there: ${remote} ${release.id} has no such fragment` }
    const own = plan.releases.find((one) => one.name === placing.remote)
    if (isGuarded(release) && !(own && isGuarded(own))) return refused('is for pages behind the login alone')
    const key = `${placeOf(placement)} ${around.join()}`
    const pending = known.get(key) ?? rendered(release, { placement, component, entry }, around)
    known.set(key, pending)
    const outcome = await inTime(pending, patience)
    if ('fault' in outcome && outcome.fault === 'trouble') known.delete(key)
    return outcome
  }

  async function rendered({ name: remote }: Release, wanted: Wanted, around: readonly string[]): Promise<Outcome> {
    const { placement, component, entry } = wanted
    const job: FragmentJob = { of: 'fragment', component, entry, site: siteOfPart(plan, remote), ...placement }
    try {
      const first = await render(remote, job)
      if ('refused' in first) return refused(refusedProps(first.refused))
      if (first.places.length === 0) return { fragment: fragmentOf(first) }
      const inside = await find(first.places, { remote, on: placement.name, around: [...around, placement.name] })
      const whole = await render(remote, { ...job, fragments: inside.fragments })
      return 'refused' in whole ? refused(whole.refused) : { fragment: fragmentOf(whole) }
    } catch (error) {
      const reason = messageOf(error).replace(/\.$/, '')
      return error instanceof BadContent
        ? { fault: 'failed', reason: `fails: ${reason}` }
        : { fault: 'trouble', reason: `cannot be rendered now: ${reason}` }
    }
  }

  return find
}

/** What a remote places it says: its pages are rendered again when one of those fragments has changed. */
function mayPlace({ releases, frame }: Plan, remote: string, name: string): boolean {
  const declared = releases.find((release) => release.name === remote)?.places ?? []
  return declared.includes(name) || (frame.bar?.includes(name) ?? false)
}

async function inTime(pending: Promise<Outcome>, patience: number | undefined): Promise<Outcome> {
  if (patience === undefined) return pending
  return withTimeout(
    pending,
    patience,
    (): Outcome => ({ fault: 'trouble', reason: `takes longer than ${patience} ms` }),
  )
}

type Wanted = { placement: Placement; component: string; entry: FragmentEntry }

const refused = (reason: string): Outcome => ({ fault: 'refused', reason })

const fragmentOf = ({ html, rules, live }: RenderedFragment): RenderedFragment => ({ html, rules, live })
