import type { PageAnswer } from '@site/contracts/Page'
import type { ServerBundle } from '@site/contracts/ServerBundle'
import { track } from '@site/design/islands/trackedLoad'
import { PageView } from '../../../universal/document/PageView.tsx'
import { renderDocument } from './renderDocument.tsx'
import { serverNavigator } from './serverNavigator.ts'
import type { RenderedOutput, RenderJob } from './RenderJob.ts'

type PageJob = Extract<RenderJob, { of: 'remote' }>

/**
 * Renders one page of a remote as a finished document.
 * @throws Error when the release has no such page, or whatever the page throws.
 */
export async function renderPage(job: PageJob, remote: ServerBundle): Promise<RenderedOutput> {
  const { site, frame, path, loader, snapshot, withData, forms } = job
  const { params, query, route } = snapshot.page
  const exposed = remote.pages[route.expose]
  if (!exposed) throw new Error(`the server file has no page ${route.expose}.`)
  const answer: PageAnswer<unknown, unknown> = exposed.data?.load({ params, query, site, forms }) ?? {
    status: 200,
    data: undefined,
  }
  const component = track(Promise.resolve(exposed.component))
  await component
  const { html, style } = await renderDocument({
    site,
    frame,
    path,
    loader,
    snapshot: { ...snapshot, page: { ...snapshot.page, data: answer.data } },
    children: (
      <PageView
        component={component}
        path={path}
        navigator={serverNavigator}
        page={{ params, query, data: answer.data, serverOnly: answer.serverOnly }}
      />
    ),
  })
  return { status: answer.status, html, style, json: withData ? JSON.stringify(answer) : undefined }
}
