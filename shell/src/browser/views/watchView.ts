import type { SharedId } from '@site/contracts/documentContract'
import type { PageView } from '@site/contracts/PageView'
import type { Snapshot } from '@site/contracts/Snapshot'
import { reportIncidents, shellMark } from '../incidents/reportIncidents.ts'

/** What a document was opened with. Pages that the visitor reaches by client-side navigation belong to its view. */
export type OpenedPage = Pick<PageView, 'remote' | 'release' | 'shell'>

/**
 * Starts reporting failures and this view to the site's own server. Not with Global Privacy Control; and the measuring code
 * is only loaded if there is a view to report.
 */
export function watchView(snapshot: Pick<Snapshot, 'shell' | 'page'>): void {
  if (navigator.globalPrivacyControl) return
  const { hasFailed } = reportIncidents(snapshot)
  const opened = openedPage(snapshot)
  if (!opened) return
  const start = () =>
    void import(/* webpackChunkName: "views" */ './reportView.ts').then(
      ({ reportView }) => reportView(opened, hasFailed),
      // Then this view counts as silent.
      () => {},
    )
  // A prerendered page is viewed once it is activated, if ever.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

/**
 * Undefined if a view does not count: of a page that is not for visitors, of the shell's own responses, of a preview, and of
 * a document from the browser's cache, of which the server knows nothing.
 */
function openedPage({ shell, page }: Pick<Snapshot, 'shell' | 'page'>): OpenedPage | undefined {
  const [, remote, release] = /\/r\/([\w-]+)\/(\w+)\//.exec(page?.route.entry[0] ?? '') ?? []
  if (!remote || !release || page?.route.unlisted || document.getElementById('previa' satisfies SharedId))
    return undefined
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return undefined
  return { remote, release, shell: shellMark(shell) }
}
