/** What the browser tells of the visitor's connection, where it does. */
export type Connection = { saveData?: boolean; effectiveType?: string }

const prefetched = ['/servicos', '/contato'] as const

/** Not with Save-Data, not on a slow connection. A browser that does not tell is taken for a fast one. */
export function mayPrefetch({ saveData = false, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g'
}

type Options = { connection?: Connection; shownPath?: string }

/**
 * Prefetches the pages that links to /servicos and /contato lead to, one after the other. Call it when the page is idle.
 * One that cannot be had is left to the click.
 */
export async function prefetchLinks(
  prefetchRoute: (path: string) => Promise<void>,
  { connection = browserConnection(), shownPath = location.pathname }: Options = {},
): Promise<void> {
  if (!mayPrefetch(connection)) return
  for (const path of prefetched) {
    if (path === shownPath) continue
    await prefetchRoute(path).catch(() => {})
  }
}

function browserConnection(): Connection | undefined {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object ? connection : undefined
}
