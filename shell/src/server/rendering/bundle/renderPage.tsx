import type { PageResponse } from '@site/contracts/Page'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { type PageSummary, SummaryContext } from '@site/contracts/useSite'
import { loadedProblem } from '@site/remote-kit/gate/answers/loadedProblem'
import { track } from '@site/design/islands/trackedLoad'
import { PageView, withServices } from '../../../universal/document/PageView.tsx'
import type { RenderedOutput, RenderJob } from './RenderJob.ts'
import { renderDocument } from './renderDocument.tsx'
import { serverNavigator } from './serverNavigator.ts'

type PageJob = Extract<RenderJob, { of: 'remote' }>

/**
 * Renders one page of a remote as a complete document.
 * @throws Error if the release has no such page, or whatever the page throws.
 */
export async function renderPage(job: PageJob, remote: ServerBundle): Promise<RenderedOutput> {
  const { site, frame, path, loader, headScript, rules, snapshot, withData, forms, content, fragments } = job
  const { params, query, route } = snapshot.page
  const exposed = remote.pages[route.expose]
  if (!exposed) throw new Error(`the server file has no page ${route.expose}.`)
  const response: PageResponse<unknown, unknown> = exposed.data?.load({
    params,
    query,
    site: withServices(site, route.services),
    forms,
    content: content === undefined ? undefined : JSON.parse(content),
  }) ?? {
    status: 200,
    data: undefined,
  }
  const problem = loadedProblem(response)
  if (problem) throw new Error(`its data module ${problem}`)
  const component = track(Promise.resolve(exposed.component))
  await component
  let summary: PageSummary | undefined
  const { html, style, places } = await renderDocument({
    fragments,
    site,
    frame,
    path,
    loader,
    headScript,
    rules,
    sheet: exposed.style,
    snapshot: { ...snapshot, page: { ...snapshot.page, data: response.data } },
    children: (
      <SummaryContext
        value={(found) => {
          summary = found
        }}
      >
        <PageView
          component={component}
          path={path}
          navigator={serverNavigator}
          route={route}
          page={{ params, query, data: response.data, serverOnly: response.serverOnly }}
        />
      </SummaryContext>
    ),
  })
  return {
    status: response.status,
    html,
    style,
    summary,
    json: withData ? JSON.stringify(response) : undefined,
    places,
  }
}
