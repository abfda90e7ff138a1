import { type ReactNode, Suspense } from 'react'
import { renderDocument } from '../../universal/document/renderDocument.tsx'
import { NotFoundPage } from '../../universal/notices/NotFoundPage.tsx'
import { NoticePage } from '../../universal/notices/NoticePage.tsx'
import { OfflinePage } from '../../universal/notices/OfflinePage.tsx'
import { UnavailablePage } from '../../universal/notices/UnavailablePage.tsx'
import { editionOf, SHELL } from '../releases/editionOf.ts'
import type { Plan, RenderedPage } from './messages.ts'
import { shellPages } from '../../universal/routing/shellPages.ts'

/** The shell's own pages: what is shown where no remote answers. */
export async function renderShellPages(plan: Plan): Promise<RenderedPage[]> {
  const render = async (path: string, status: number, children: ReactNode): Promise<RenderedPage> => {
    const snapshot = { edition: editionOf(plan, SHELL), site: plan.site, shell: plan.shellScripts }
    const document = await renderDocument({
      site: plan.site,
      path,
      loader: plan.loader,
      snapshot,
      children: <Suspense>{children}</Suspense>,
    })
    return { path, status, ...document }
  }
  return [
    await render(shellPages.notFound, 404, <NotFoundPage />),
    await render(shellPages.unavailable, 503, <UnavailablePage />),
    await render(shellPages.notice, 200, <NoticePage />),
    await render(shellPages.offline, 200, <OfflinePage />),
  ]
}
