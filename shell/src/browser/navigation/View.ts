import type { PageProps } from '@site/contracts/Page'
import type { Tracked } from '@site/design/islands/trackedLoad'
import type { RouteEntry } from '../../universal/document/Snapshot.ts'
import type { PageComponent } from '../../universal/document/PageView.tsx'

/** How a page came to be shown. */
export type NavigationType = 'load' | 'push' | 'replace' | 'pop'

/** What is on screen between the bar and the footer. */
export type View =
  | {
      status: 'shown'
      url: string
      path: string
      component: Tracked<PageComponent>
      page: PageProps<unknown, unknown>
      services: RouteEntry['services']
      /** Rules of the page's own document, where it was fetched. */
      style?: string | undefined
      navigationType: NavigationType
    }
  | { status: 'unavailable'; url: string; path: string; navigationType: NavigationType; retry: () => void }
