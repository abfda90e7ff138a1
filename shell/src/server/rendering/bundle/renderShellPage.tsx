import { type ComponentType, Suspense } from 'react'
import { NotFoundPage } from '../../../universal/notices/NotFoundPage.tsx'
import { NoticePage } from '../../../universal/notices/NoticePage.tsx'
import { OfflinePage } from '../../../universal/notices/OfflinePage.tsx'
import { UnavailablePage } from '../../../universal/notices/UnavailableNotice.tsx'
import type { RenderedOutput, RenderJob } from './RenderJob.ts'
import { renderDocument } from './renderDocument.tsx'

type ShellJob = Extract<RenderJob, { of: 'shell' }>

const pages: Record<ShellJob['name'], { status: number; Page: ComponentType }> = {
  notFound: { status: 404, Page: NotFoundPage },
  unavailable: { status: 503, Page: UnavailablePage },
  notice: { status: 200, Page: NoticePage },
  offline: { status: 200, Page: OfflinePage },
}

/** Renders one of the shell's own pages, for requests that no remote can serve. */
export async function renderShellPage({
  name,
  site,
  frame,
  path,
  loader,
  snapshot,
  fragments,
}: ShellJob): Promise<RenderedOutput> {
  const { status, Page } = pages[name]
  const children = (
    <Suspense>
      <Page />
    </Suspense>
  )
  return { status, ...(await renderDocument({ site, frame, path, loader, snapshot, fragments, children })) }
}
