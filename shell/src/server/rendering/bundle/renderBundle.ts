import * as toolkit from '@reduxjs/toolkit'
import { sharedModules as usedByShell } from '../../../universal/sharing/sharedModules.ts'
import type { RenderBundle } from './RenderJob.ts'
import { renderFragment } from './renderFragment.tsx'
import { renderPage } from './renderPage.tsx'
import { renderShellPage } from './renderShellPage.tsx'

export { renderFragment }

export const sharedModules: RenderBundle['sharedModules'] = { ...usedByShell, '@reduxjs/toolkit': toolkit }

/** Entry of the shell's render bundle, which is evaluated in a render process. */
export const render: RenderBundle['render'] = (job, remote) => {
  if (job.of === 'shell') return renderShellPage(job)
  if (!remote) throw new Error('there is no remote whose page could be rendered.')
  return renderPage(job, remote)
}
