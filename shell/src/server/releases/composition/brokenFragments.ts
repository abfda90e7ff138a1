import { partsOfName } from '@site/contracts/Fragment'
import type { Release } from '@site/contracts/Release'
import { ReleaseProblem } from '@site/release-protocol/verdict/ReleaseProblem'
import type { FragmentProblem } from '../../rendering/fragments/FragmentProblem.ts'
import type { FailedPart } from '../selection/blameFor.ts'

type Releases = readonly Pick<Release, 'name' | 'id' | 'fragments'>[]

type Situation = {
  /** The part whose pages place the fragments. */
  part: string
  problems: readonly FragmentProblem[]
  releases: Releases
  /** What visitors have now. */
  former: Releases
}

/**
 * What must not go live because fragments are missing: a new release of their remote that takes from a page what it has now, or
 * a new release of the page whose props a fragment refuses, or whose own fragment is not there. In any other case the page
 * stands without the fragment.
 */
export function brokenFragments({ part, problems, releases, former }: Situation): FailedPart[] {
  const find = (all: Releases, name: string) => all.find((release) => release.name === name)
  const isNew = (name: string) => find(releases, name)?.id !== find(former, name)?.id
  return problems.flatMap(({ name, on, fault, reason }) => {
    const { remote, component } = partsOfName(name)
    const kind = fault === 'trouble' ? 'trouble' : 'bad'
    const hadIt = find(former, remote)?.fragments?.exposes[component] !== undefined
    if (find(releases, remote) && isNew(remote) && hadIt) {
      const why = `would break ${on} of ${part}: its fragment ${component} ${reason}.`
      return [{ name: remote, problem: new ReleaseProblem(kind, 'rendering', why) }]
    }
    const isOfPage = fault === 'refused' || remote === part
    if (!isOfPage || !isNew(part)) return []
    return [{ name: part, problem: new ReleaseProblem(kind, 'rendering', `${on}: the fragment ${name} ${reason}.`) }]
  })
}

/** What a team should know about pages that stand without a fragment, one sentence for each fragment. */
export function fragmentNotices(problems: readonly FragmentProblem[]): string[] {
  const notices = new Map(
    problems.map(({ name, on, reason }) => [name, `${on} stands without ${name}, which ${reason}.`]),
  )
  return [...notices.values()]
}
