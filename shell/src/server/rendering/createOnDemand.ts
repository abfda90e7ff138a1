import { matchRoute } from '../../universal/routing/matchRoute.ts'
import type { Composer } from '../releases/createComposer.ts'
import type { FinishedPage } from './FinishedPage.ts'
import { finish, finishPage } from './finishPage.ts'
import { pageJob } from './renderJobs.ts'

/** What rendering on demand made: the document, and the page's data where its route has some. */
export type OnDemand = { document: FinishedPage; data?: FinishedPage }

const LARGEST_CACHE = 500
/** How long a failure is remembered, in ms: an address that hangs must not end a process at each request. */
const FAILURE_KEPT = 30_000

/**
 * Renders pages that depend on the query, or on a parameter no release listed, in the processes of their remote. Answers
 * are kept, at most 500, until the composition changes.
 */
export function createOnDemand(composer: Composer) {
  let composition = ''
  let cache = new Map<string, Promise<OnDemand>>()

  async function render(path: string, search: string): Promise<OnDemand> {
    const { releases, parts } = composer.current
    const plan = composer.planOfCurrent()
    for (const release of releases) {
      const match = matchRoute(release.routes, path)
      const renderer = parts.get(release.name)?.renderer
      if (!match || !renderer) continue
      const page = await renderer.render(pageJob(plan, { release, path, search, ...match }))
      const json = 'application/json; charset=utf-8'
      return {
        document: await finishPage(plan, page, match.route, 5),
        data: page.json ? await finish(page.json, { type: json, status: page.status, effort: 5 }) : undefined,
      }
    }
    throw new Error(`No release renders ${path} on demand.`)
  }

  /** @throws Error when the page cannot be rendered now. */
  return function onDemand(path: string, search: string): Promise<OnDemand> {
    if (composition !== composer.current.id) {
      composition = composer.current.id
      cache = new Map()
    }
    const key = `${path}${search}`
    const kept = cache.get(key)
    if (kept) return kept
    const mine = cache
    const answer = render(path, search)
    mine.set(key, answer)
    answer.catch(() => setTimeout(() => mine.delete(key), FAILURE_KEPT).unref())
    const oldest = mine.keys().next().value
    if (mine.size > LARGEST_CACHE && oldest !== undefined) mine.delete(oldest)
    return answer
  }
}
