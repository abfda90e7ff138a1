import type { Release, ReleaseRoute } from '@site/contracts/Release'
import { shellPages } from '../../../universal/routing/shellPaths.ts'
import { matchRoute, readQuery } from '../../../universal/routing/matchRoute.ts'
import { documentPlan } from './documentPlan.ts'
import { editionOf } from './editionOf.ts'
import { SHELL } from '../../releaseStore/Pointer.ts'
import { siteOfPart } from './siteOfPart.ts'
import { siteForms } from './siteForms.ts'
import type { RenderJob } from '../bundle/RenderJob.ts'
import { carriedFacts } from '@site/remote-kit/gate/context/shownFacts'
import { listedProblem } from '@site/remote-kit/gate/answers/listedProblem'
import { isDeveloping, type Plan } from './Plan.ts'
import { developmentEntry, isUnlisted, routeEntry } from './routeEntries.ts'
import { speculationRules } from './speculationRules.ts'

type Target = { release: Release; route: ReleaseRoute; params: Record<string, string>; path: string; search: string }

/** Everything that a page is rendered from, as data. */
export function pageJob(whole: Plan, { release, route, params, path, search }: Target): RenderJob {
  const plan = documentPlan(whole, release, path)
  const site = siteOfPart(plan, release.name)
  return {
    of: 'remote',
    path,
    site,
    frame: plan.frame,
    loader: plan.loader,
    headScript: plan.headScript,
    rules: rulesFor(plan, route),
    withData: route.data,
    forms: route.explainsForms ? siteForms(plan.releases) : [],
    snapshot: {
      edition: editionOf(whole, release.name),
      site: carriedFacts(site),
      shell: plan.shellScripts,
      page: {
        path,
        route: developmentEntry(routeEntry(release, route, plan.services[release.name]), plan.developmentOrigins),
        params,
        query: readQuery(search, route.query),
      },
    },
  }
}

/** Nothing is prefetched from a page that is not for visitors, nor during development. */
export function rulesFor(plan: Plan, route: ReleaseRoute | undefined): string | undefined {
  if (!route || isUnlisted(route) || isDeveloping(plan)) return undefined
  return speculationRules(plan.releases)
}

/**
 * The listed pages of a release, or the `wanted` ones among them. @throws Error if any path in its list does not match its
 * route, wanted or not.
 */
export function listedPages(plan: Plan, release: Release, wanted?: ReadonlySet<string>): RenderJob[] {
  return release.routes.flatMap((route) => {
    const plain = plainPathsOf(route.path)
    return route.paths.flatMap(({ path }) => {
      // A pattern is compiled for each match; for thousands of unwanted paths, a simple check suffices.
      if (wanted?.has(path) === false && plain.test(path)) return []
      const problem = listedProblem(route.path, path)
      if (problem) throw new Error(problem)
      const { params = {} } = matchRoute([route], path) ?? {}
      return wanted?.has(path) === false ? [] : [pageJob(plan, { release, route, params, path, search: '' })]
    })
  })
}

/** Matches paths of a pattern that contain nothing to be decoded; other paths may match the pattern as well. */
function plainPathsOf(pattern: string): RegExp {
  const nothing = /(?!)/
  return /^(\/:?[\w-]+)+$/.test(pattern) ? new RegExp(`^${pattern.replace(/:[\w-]+/g, '[\\w-]+')}$`) : nothing
}

/** The shell's own pages, for requests that no remote can serve. */
export function ownPages(plan: Plan): RenderJob[] {
  const { frame, loader } = plan
  const site = siteOfPart(plan, SHELL)
  const snapshot = { edition: editionOf(plan, SHELL), site: carriedFacts(site), shell: plan.shellScripts }
  const page = (name: keyof typeof shellPages): RenderJob => ({
    of: 'shell',
    name,
    path: shellPages[name],
    site,
    frame,
    loader,
    snapshot,
  })
  return [page('notFound'), page('unavailable'), page('notice'), page('offline')]
}
