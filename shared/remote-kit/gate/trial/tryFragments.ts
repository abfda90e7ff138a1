import { partsOfName, type Placement, placeOf, type RenderedFragment } from '@site/contracts/Fragment'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { nestingProblem } from '../fragments/nestingProblem.ts'
import { undeclaredPlace } from '../withRemedy.ts'
import type { Attempts } from './createAttempts.ts'
import type { TrialRequest } from './trialMessages.ts'
import { needsNoProps, tryFragment } from './trialFragment.tsx'

type Options = {
  remote: Pick<TrialRequest['remote'], 'name' | 'places' | 'bar'>
  /** As its fragments get it. */
  site: SiteFacts
  attempts: Attempts
}

/**
 * Renders fragments of the remote: as its own pages and fragments place them, and without props those that need none. What
 * others give them is known only where they place them.
 */
export function createFragmentTrial({ remote, site, attempts }: Options) {
  const known = new Map<string, RenderedFragment | undefined>()
  const tried = new Set<string>()
  // Those in the bar are on all pages anyway.
  const inBar = remote.bar?.map((component) => `${remote.name}/${component}`) ?? []
  const declared: readonly string[] = [...(remote.places ?? []), ...inBar]

  /** Those of the remote among places, rendered, by the name of their place. */
  async function within(places: readonly Placement[], on: string, around: readonly string[] = []) {
    const found: Record<string, RenderedFragment> = {}
    for (const placement of places) {
      if (partsOfName(placement.name).remote !== remote.name) continue
      const fragment = await rendered(placement, on, around)
      if (fragment) found[placeOf(placement)] = fragment
    }
    return found
  }

  async function rendered(placement: Placement, on: string, around: readonly string[]) {
    const subject = `${on}the fragment ${placement.name}`
    const nested = nestingProblem(placement.name, around)
    if (nested) return void attempts.refuse(`${subject} ${nested}.`)
    const place = placeOf(placement)
    if (!known.has(place)) known.set(place, await renderNew(placement, subject, around))
    return known.get(place)
  }

  async function renderNew(placement: Placement, subject: string, around: readonly string[]) {
    tried.add(partsOfName(placement.name).component)
    let fragment: RenderedFragment | undefined
    const attempt = (fragments = {}) =>
      attempts.attempt(subject, {
        fragments,
        async run(context) {
          const answer = await tryFragment(placement, context, site)
          if ('problem' in answer) return answer.problem
          fragment = answer
          return undeclaredIn(context.places.open())
        },
      })
    const context = await attempt()
    const inside = context ? await within(context.places.open(), `${subject}: `, [...around, placement.name]) : {}
    if (Object.keys(inside).length > 0) await attempt(inside)
    return fragment
  }

  function undeclaredIn(places: readonly Placement[]): string | undefined {
    const undeclared = places.find(({ name }) => !declared.includes(name))
    return undeclared && undeclaredPlace(undeclared.name)
  }

  return {
    within,
    undeclaredIn,
    /** Of these components, those that nobody of the remote places. */
    async rest(components: readonly string[]): Promise<void> {
      for (const component of components.filter((name) => !tried.has(name))) {
        let isWithout = false
        const name = `${remote.name}/${component}`
        const run = async (context: Parameters<typeof needsNoProps>[0]) => {
          isWithout = await needsNoProps(context, component)
          return undefined
        }
        await attempts.attempt(`the fragment ${name}`, { run })
        if (isWithout) await within([{ name, props: {} }], '')
      }
    },
  }
}
