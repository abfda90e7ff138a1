import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { SiteFacts } from '@site/contracts/SiteFacts'
import { shellPages } from '../../../universal/routing/shellPaths.ts'
import { matchRoute, readQuery } from '../../../universal/routing/matchRoute.ts'
import { editionOf } from './editionOf.ts'
import { SHELL } from '../../releases/storage/Pointer.ts'
import { siteForms } from './siteForms.ts'
import type { RenderJob } from '../bundle/RenderJob.ts'
import type { Plan } from './Plan.ts'
import { developmentEntry, routeEntry } from './routeEntries.ts'

type Target = { release: Release; route: ReleaseRoute; params: Record<string, string>; path: string; search: string }

/** Everything that a page is rendered from, as data. */
export function pageJob(plan: Plan, { release, route, params, path, search }: Target): RenderJob {
  const { site } = plan
  return {
    of: 'remote',
    path,
    site,
    frame: plan.frame,
    loader: plan.loader,
    withData: route.data,
    forms: route.explainsForms ? siteForms(plan.releases) : [],
    snapshot: {
      edition: editionOf(plan, release.name),
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

/**
 * The pages that a release lists, or those of them that are `wanted`. @throws Error when one of its list is not of its
 * route, wanted or not.
 */
export function listedPages(plan: Plan, release: Release, wanted?: ReadonlySet<string>): RenderJob[] {
  return release.routes.flatMap((route) => {
    const plain = plainPathsOf(route.path)
    return route.paths.flatMap(({ path }) => {
      // A pattern is compiled for each match: of thousands that nobody wants now it is enough to see that they are plain.
      if (wanted?.has(path) === false && plain.test(path)) return []
      const params = matchRoute([route], path)?.params
      if (!params) throw new Error(`lists ${path}, which ${route.path} does not match.`)
      return wanted?.has(path) === false ? [] : [pageJob(plan, { release, route, params, path, search: '' })]
    })
  })
}

/** Paths that are of a pattern and have nothing in them that has to be decoded; others may be of it all the same. */
function plainPathsOf(pattern: string): RegExp {
  const nothing = /(?!)/
  return /^(\/:?[\w-]+)+$/.test(pattern) ? new RegExp(`^${pattern.replace(/:[\w-]+/g, '[\\w-]+')}$`) : nothing
}

/** The shell's own pages: what is shown where no remote answers. */
export function ownPages(plan: Plan): RenderJob[] {
  const { site, frame, loader } = plan
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

/** The facts that documents carry: what only read-only parts show is in their HTML. */
function carriedFacts(site: SiteFacts): SiteFacts {
  const { evidence: _evidence, retentionDays: _retentionDays, saysSamples: _saysSamples, ...facts } = site
  return facts
}
