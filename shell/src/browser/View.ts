import type { PageProps } from 'shared/contracts/PageProps.ts'
import type { Tracked } from 'shared/islands/trackedLoad.ts'
import type { PageComponent } from '../document/PageView.tsx'

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
