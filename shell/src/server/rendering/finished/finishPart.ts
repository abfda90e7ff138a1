import { dataPath } from '@site/contracts/navigationPaths'
import { matchRoute } from '../../../universal/routing/matchRoute.ts'
import { isDeveloping, type Plan } from '../plan/Plan.ts'
import type { RenderedPart } from '../renderedContent.ts'
import { BEST_QUALITY_BUDGET, qualityWithin } from './encodeBody.ts'
import type { FinishedPage } from './FinishedPage.ts'
import { finish, finishPage, robotsHeaders } from './finishPage.ts'

/** Prepares the responses for what was rendered of one part. */
export async function finishPart(plan: Plan, { pages, documents }: RenderedPart): Promise<Map<string, FinishedPage>> {
  const routes = plan.releases.flatMap((release) => release.routes)
  // During development speed matters more than size.
  const qualityFor = qualityWithin(isDeveloping(plan) ? 0 : BEST_QUALITY_BUDGET)
  const finished = new Map<string, FinishedPage>()
  // A part with on-demand pages gets the same quality for all pages, and goes live two seconds sooner.
  const isLarge = routes.some((route) => route.content && route.paths.length > pages.length)
  const finishOne = async (page: RenderedPart['pages'][number]) => {
    const { path, html, json } = page
    const route = matchRoute(routes, path)?.route
    const release = plan.releases.find(({ routes: own }) => own.some((one) => one === route))
    const quality = (text: string) => (route?.content && isLarge && route.path.includes(':') ? 5 : qualityFor(text))
    finished.set(path, await finishPage(plan, page, route, quality(html)))
    if (!json || !release) return
    const type = 'application/json; charset=utf-8'
    finished.set(
      dataPath(release.id, path),
      await finish(json, { type, headers: robotsHeaders(route), quality: quality(json) }),
    )
  }
  await Promise.all(pages.map(finishOne))
  const finishDocument = async ({ path, type, body }: RenderedPart['documents'][number]) => {
    finished.set(path, await finish(body, { type, quality: qualityFor(body) }))
  }
  await Promise.all(documents.map(finishDocument))
  return finished
}
