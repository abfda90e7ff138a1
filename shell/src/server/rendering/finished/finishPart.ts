import pLimit from 'p-limit'
import { dataPath } from '../../../universal/routing/dataPath.ts'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import { isDeveloping, type Plan } from '../plan/Plan.ts'
import type { RenderedPart } from '../renderedContent.ts'
import { BEST_QUALITY_BUDGET, qualityWithin } from './encodeBody.ts'
import type { FinishedPage } from './FinishedPage.ts'
import { finish, finishPage } from './finishPage.ts'

/** Of the four threads that Node compresses and reads files with, so that one is left for visitors' files. */
const CONCURRENCY = 3

/** Makes what is sent from what the worker rendered of one part. */
export async function finishPart(plan: Plan, { pages, documents }: RenderedPart): Promise<Map<string, FinishedPage>> {
  const routes = plan.releases.flatMap((release) => release.routes)
  // Nobody waits for bytes while developing, but for the server's HTML to follow a change.
  const qualityFor = qualityWithin(isDeveloping(plan) ? 0 : BEST_QUALITY_BUDGET)
  const finished = new Map<string, FinishedPage>()
  // What has pages that are made when somebody asks has them all of one quality, and is live two seconds sooner.
  const isLarge = routes.some((route) => route.content && route.paths.length > pages.length)
  const limit = pLimit(CONCURRENCY)
  const finishOne = async (page: RenderedPart['pages'][number]) => {
    const { path, html, json } = page
    const route = matchRoute(routes, path)?.route
    const release = plan.releases.find(({ routes: own }) => own.some((one) => one === route))
    const quality = (text: string) => (route?.content && isLarge && route.path.includes(':') ? 5 : qualityFor(text))
    finished.set(path, await finishPage(plan, page, route, quality(html)))
    if (!json || !release) return
    const type = 'application/json; charset=utf-8'
    finished.set(dataPath(release.id, path), await finish(json, { type, quality: quality(json) }))
  }
  await Promise.all(pages.map((page) => limit(finishOne, page)))
  const finishDocument = async ({ path, type, body }: RenderedPart['documents'][number]) => {
    finished.set(path, await finish(body, { type, quality: qualityFor(body) }))
  }
  await Promise.all(documents.map((document) => limit(finishDocument, document)))
  return finished
}
