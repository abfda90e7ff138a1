import type { Composer } from '../releases/createComposer.ts'
import type { FinishedPage } from './FinishedPage.ts'
import { finish, finishPage } from './finishPage.ts'
import { matchRoute } from '../../universal/routing/matchRoute.ts'
import { type Renderer, startWorker } from './startWorker.ts'

/** What rendering on demand made: the document, and the page's data where its route has some. */
export type OnDemand = { document: FinishedPage; data?: FinishedPage }

const LARGEST_CACHE = 500
/** How long a failure is remembered, in ms: an address that hangs must not end a worker at each request. */
const FAILURE_KEPT = 30_000

/**
 * Renders pages that depend on the query, or on a parameter no release listed, in the composition's worker. Answers are
 * kept, at most 500, until the composition changes. When the worker was ended by a page that never finished, another
 * takes its place.
 */
export function createOnDemand(composer: Composer) {
  let composition = ''
  let substitute: Promise<Renderer | undefined> | undefined
  let cache = new Map<string, Promise<OnDemand>>()

  async function liveRenderer(): Promise<Renderer> {
    const own = composer.current.renderer
    if (!own.ended) return own
    const standing = await substitute
    if (standing && !standing.ended) return standing
    substitute = startWorker(composer.planOfCurrent()).then((started) =>
      started.status === 'ready' ? started.renderer : undefined,
    )
    const started = await substitute
    if (!started) throw new Error('No worker could be started for this composition.')
    return started
  }

  async function render(path: string, search: string): Promise<OnDemand> {
    const renderer = await liveRenderer()
    const page = await renderer.render(path, search)
    const plan = composer.planOfCurrent()
    const route = matchRoute(
      plan.releases.flatMap(({ routes }) => routes),
      path,
    )?.route
    const json = 'application/json; charset=utf-8'
    return {
      document: await finishPage(plan, page, route, 5),
      data: page.json ? await finish(page.json, { type: json, status: page.status, effort: 5 }) : undefined,
    }
  }

  /** @throws Error when the page cannot be rendered now. */
  return function onDemand(path: string, search: string): Promise<OnDemand> {
    if (composition !== composer.current.id) {
      composition = composer.current.id
      cache = new Map()
      void substitute?.then((renderer) => renderer?.end())
      substitute = undefined
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
