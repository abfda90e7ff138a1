import type { SharedId } from '@site/contracts/documentContract'
import type { PageView } from '@site/contracts/PageView'
import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { reportIncidents, shellMark } from '../incidents/reportIncidents.ts'

/** What a document was opened with. Pages that a visitor goes to from it, without a new one, belong to its view. */
export type OpenedPage = Pick<PageView, 'remote' | 'release' | 'shell'>

/**
 * Starts what tells the site's own server of failures, and of how this view goes. Nothing of it where the visitor objects by
 * Global Privacy Control; the measuring code is not even loaded where there is no view to tell of.
 */
export function watchView(snapshot: Pick<Snapshot, 'shell' | 'page'>): void {
  if (navigator.globalPrivacyControl) return
  const { hasFailed } = reportIncidents(snapshot)
  const opened = openedPage(snapshot)
  if (!opened) return
  const start = () =>
    void import(/* webpackChunkName: "views" */ './reportView.ts').then(
      ({ reportView }) => reportView(opened, hasFailed),
      // Then this view is one of those of which no report came.
      () => {},
    )
  // A prerendered page is viewed when it is shown, if it ever is.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}

/**
 * Undefined where a view does not count: of a page that is none for visitors or that the shell itself answered with, of a
 * preview, and of a document that the browser has taken from its own cache, of which the server knows nothing.
 */
function openedPage({ shell, page }: Pick<Snapshot, 'shell' | 'page'>): OpenedPage | undefined {
  const [, remote, release] = /\/r\/([\w-]+)\/(\w+)\//.exec(page?.route.entry[0] ?? '') ?? []
  if (!remote || !release || page?.route.unlisted || document.getElementById('previa' satisfies SharedId))
    return undefined
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return undefined
  return { remote, release, shell: shellMark(shell) }
}
