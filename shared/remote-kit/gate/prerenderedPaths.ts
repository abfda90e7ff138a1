/** Up to this many pages with content of their own, all of a release's pages are prerendered. */
const MAX_PRERENDERED = 100
/** Of a larger release: the first that it lists, some spread over its list, and the first of those that have changed. */
const selection = { first: 12, spread: 8, changed: 40 }

/** A route of a release, with the pages that it lists. */
type Route = { path: string; content: boolean; paths: readonly { path: string }[] }

/**
 * The paths of a release that are prerendered; all others that it lists are rendered on demand. Only pages with content of
 * their own that share a template can wait, because the build has validated their content. `hasChanged` says whether a
 * page's content differs from the live release's.
 */
export async function prerenderedPaths(
  { routes }: { routes: readonly Route[] },
  hasChanged: (path: string) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const templates = routes.filter(({ content, path }) => content && path.includes(':'))
  const ofTemplates = templates.flatMap((route) => route.paths.map(({ path }) => path))
  const paths = routes.flatMap((route) => route.paths.map(({ path }) => path))
  if (ofTemplates.length <= MAX_PRERENDERED) return new Set(paths)
  const waiting = new Set(ofTemplates)
  const stride = Math.ceil(ofTemplates.length / selection.spread)
  return new Set([
    ...paths.filter((path) => !waiting.has(path)),
    ...ofTemplates.slice(0, selection.first),
    ...ofTemplates.filter((_, index) => index % stride === stride - 1),
    ...(await firstOf(ofTemplates, hasChanged, selection.changed)),
  ])
}

async function firstOf(paths: readonly string[], isWanted: (path: string) => Promise<boolean>, max: number) {
  const found: string[] = []
  for (const path of paths) {
    if (found.length === max) break
    if (await isWanted(path)) found.push(path)
  }
  return found
}
