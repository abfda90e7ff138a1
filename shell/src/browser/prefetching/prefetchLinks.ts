import type { RouteEntry } from '@site/contracts/Snapshot'

/** The browser's information about the connection, if any. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Not with Save-Data or on a slow connection. Without information the connection counts as fast. */
export function mayPrefetch({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g'
}

/** The page that the document was rendered for, if it is a page. */
type OpenedPage = Pick<RouteEntry, 'unlisted'> | undefined

/** Whether anything is prefetched: not from a notice, nor from a page that is not for visitors. */
export function allowsPrefetching(
  page: OpenedPage,
  connection: Connection | undefined = navigator.connection,
): boolean {
  return page !== undefined && !page.unlisted && mayPrefetch(connection)
}

type Options = {
  page: OpenedPage
  connection?: Connection | undefined
  shownPath?: string
}

/** What this needs to know about the site's pages. */
export type Prefetchable = {
  /** Paths whose releases request it. */
  prefetchedPaths(): Promise<readonly string[]>
  prefetch(path: string): Promise<void>
}

/**
 * Prefetches the pages whose releases request it, one after the other. Call it when the page is idle. Failures are ignored.
 */
export async function prefetchLinks(
  pages: Prefetchable,
  { page, connection, shownPath = location.pathname }: Options,
): Promise<void> {
  if (!allowsPrefetching(page, connection)) return
  for (const path of await pages.prefetchedPaths()) {
    if (path === shownPath) continue
    await pages.prefetch(path).catch(() => {})
  }
}
