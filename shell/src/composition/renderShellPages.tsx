import { type ReactNode, Suspense } from 'react'
import { renderDocument } from '../document/renderDocument.tsx'
import { NotFoundPage } from '../notFound/NotFoundPage.tsx'
import { NoticePage } from '../notFound/NoticePage.tsx'
import { OfflinePage } from '../notFound/OfflinePage.tsx'
import { UnavailablePage } from '../notFound/UnavailablePage.tsx'
import { editionOf, SHELL } from './editionOf.ts'
import type { Plan, RenderedPage } from './messages.ts'
import { shellPages } from './shellPages.ts'

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
