import type { Composition } from './Composition.ts'
import { dataPath } from './dataPath.ts'
import { developmentEntry } from './developmentEntry.ts'
import type { FinishedPage } from './FinishedPage.ts'
import { finish, finishPage } from './finishPage.ts'
import { isDeveloping } from './isDeveloping.ts'
import { matchRoute } from './matchRoute.ts'
import type { Plan } from './messages.ts'
import { clientRoutes } from './routeEntries.ts'
import { siteDocuments } from './siteDocuments.ts'
import { type Patience, startWorker } from './startWorker.ts'

export type ComposeResult =
  | { status: 'composed'; composition: Composition }
  | { status: 'refused'; remote: string; reason: string }

/** Address of the route table of a composition. */
export function routesPath(composition: string): string {
  return `/_routes/${composition}.json`
}

/** Renders everything a plan promises. Nothing of it is seen by a visitor before all of it is there. */
export async function compose(plan: Plan, limits?: Patience): Promise<ComposeResult> {
  const composed = await startWorker(plan, limits)
  if (composed.status === 'refused') return composed
  const routes = plan.releases.flatMap(({ routes }) => routes)
  const finished = new Map<string, FinishedPage>()
  const json = 'application/json; charset=utf-8'
  // Nobody waits for bytes while developing, but for the server's HTML to follow a change.
  const effort = isDeveloping(plan) ? 4 : 11
  await Promise.all([
    ...composed.pages.map(async (page) => {
      finished.set(page.path, await finishPage(plan, page, matchRoute(routes, page.path)?.route, effort))
      if (page.json) finished.set(dataPath(page.path), await finish(page.json, { type: json, effort }))
    }),
    ...composed.documents.map(async ({ path, type, body }) => {
      finished.set(path, await finish(body, { type, effort }))
    }),
  ])
  for (const { path, type, body } of siteDocuments(plan, composed.pages))
    finished.set(path, await finish(body, { type, effort }))
  const entries = clientRoutes(plan.releases).map((entry) => developmentEntry(entry, plan.developmentOrigins))
  finished.set(routesPath(plan.id), await finish(JSON.stringify(entries), { type: json, effort }))
  const since = new Date().toISOString()
  return {
    status: 'composed',
    composition: { id: plan.id, since, releases: plan.releases, finished, renderer: composed.renderer },
  }
}
