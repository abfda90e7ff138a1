import type { RouteEntry } from '../../universal/document/Snapshot.ts'

/** What the browser tells of the visitor's connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string }

/** Not with Save-Data, not on a slow connection. A browser that does not tell is taken for a fast one. */
export function mayPrefetch({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g'
}

/** The page that the document was made for, if it is one. */
type OpenedPage = Pick<RouteEntry, 'unlisted'> | undefined

/** Whether anything is fetched ahead: not from a notice, nor from a page that is not for visitors. */
export function fetchesAhead(page: OpenedPage, connection: Connection | undefined = browserConnection()): boolean {
  return page !== undefined && !page.unlisted && mayPrefetch(connection)
}

type Options = {
  page: OpenedPage
  connection?: Connection | undefined
  shownPath?: string
}

/** The site's pages, as far as this needs them. */
export type Prefetchable = {
  /** Paths whose releases ask for it. */
  prefetchedPaths(): Promise<readonly string[]>
  prefetch(path: string): Promise<void>
}

/**
 * Prefetches the pages whose releases ask for it, one after the other. Call it when the page is idle. One that cannot be
 * had is left to the click.
 */
export async function prefetchLinks(
  pages: Prefetchable,
  { page, connection, shownPath = location.pathname }: Options,
): Promise<void> {
  if (!fetchesAhead(page, connection)) return
  for (const path of await pages.prefetchedPaths()) {
    if (path === shownPath) continue
    await pages.prefetch(path).catch(() => {})
  }
}

function browserConnection(): Connection | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object ? connection : undefined
}
