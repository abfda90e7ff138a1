import type { PageProps } from '@site/contracts/Page'
import type { Tracked } from '@site/design/islands/trackedLoad'
import type { PageComponent } from '../../universal/document/PageView.tsx'

/** How a page came to be shown. */
export type Arrival = 'load' | 'push' | 'replace' | 'pop'

/** What is on screen between the bar and the footer. */
export type View =
  | {
      status: 'shown'
      url: string
      path: string
      component: Tracked<PageComponent>
      page: PageProps<unknown, unknown>
      arrival: Arrival
    }
  | { status: 'unavailable'; url: string; path: string; arrival: Arrival; retry: () => void }
