import type { PageProps } from '@site/contracts/Page'
import type { RouteEntry, Snapshot } from '@site/contracts/Snapshot'
import type { Tracked } from '@site/design/islands/trackedLoad'
import type { PageComponent } from '../../universal/document/PageView.tsx'

/** The kind of navigation that led to a page. */
export type NavigationType = 'load' | 'push' | 'replace' | 'pop'

/** What is shown between the top bar and the footer. */
export type View = (
  | {
      status: 'shown'
      component: Tracked<PageComponent>
      page: PageProps<unknown, unknown>
      /** Absent where the shell itself answered. */
      route: RouteEntry | undefined
      /** Whose fragments it has. */
      fragments?: Snapshot['fragments']
      /** The style rules of the page, from its own document, if that was fetched. */
      rules?: string | undefined
    }
  | { status: 'unavailable'; retry: () => void }
) & {
  url: string
  path: string
  navigationType: NavigationType
  /** Called when it is in the document, with its scroll position and focus. */
  onPlaced?: () => void
}
