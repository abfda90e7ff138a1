import type { PageAnswer } from '@site/contracts/PageData'
import type { Release, ReleaseRoute } from '@site/contracts/Release'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { track } from '@site/design/islands/trackedLoad'
import { PageView } from '../../universal/document/PageView.tsx'
import { renderDocument } from '../../universal/document/renderDocument.tsx'
import { serverNavigator } from '../../universal/document/serverNavigator.ts'
import { developmentEntry } from './developmentEntry.ts'
import { editionOf } from '../releases/editionOf.ts'
import type { Plan, RenderedPage } from './messages.ts'
import { readQuery } from '../../universal/routing/readQuery.ts'
import { routeEntry } from './routeEntries.ts'

export type PageTarget = {
  release: Release
  bundle: ServerBundle
  route: ReleaseRoute
  params: Record<string, string>
  path: string
  search: string
}

/**
 * Renders one page of a remote as a finished document.
 * @throws Error when the release has no such page, or whatever the page throws.
 */
export async function renderPage(plan: Plan, target: PageTarget): Promise<RenderedPage> {
  const { release, bundle, route, params, path, search } = target
  const exposed = bundle.pages[route.expose]
  if (!exposed) throw new Error(`the server file has no page ${route.expose}.`)
  const query = readQuery(search, route.query)
  const answer: PageAnswer<unknown, unknown> = exposed.data?.load({ params, query, site: plan.site }) ?? {
    status: 200,
    data: undefined,
  }
  const entry = developmentEntry(routeEntry(release, route), plan.developmentOrigins)
  const component = track(Promise.resolve(exposed.component))
  await component
  const { html, style } = await renderDocument({
    site: plan.site,
    path,
    loader: plan.loader,
    snapshot: {
      edition: editionOf(plan, release.name),
      site: plan.site,
      shell: plan.shellScripts,
      page: { path, route: entry, params, query, data: answer.data },
    },
    children: (
      <PageView
        component={component}
        path={path}
        navigator={serverNavigator}
        page={{ params, query, data: answer.data, serverOnly: answer.serverOnly }}
      />
    ),
  })
  return { path, status: answer.status, html, style, json: route.data ? JSON.stringify(answer) : undefined }
}
