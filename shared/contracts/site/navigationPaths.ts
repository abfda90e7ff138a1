/**
 * Paths of the server that several parts name: all evidence as JSON, the endpoint of browser reports, and by what the service
 * worker knows the documents of a composition. Write `satisfies SharedPath` where one is used.
 */
export type SharedPath = '/_evidence.json' | '/_reports' | '/_documents.js'

const shape = /^\/_data\/([0-9a-f]{16})(\/.+)\.json$/

/**
 * Address of a page's data for a client-side navigation: `/_data/<release><path>.json`. The release is in it, so that
 * code of one release never gets data of another.
 */
export function dataPath(release: string, path: string): string {
  return `/_data/${release}${path === '/' ? '/index' : path}.json`
}

/** The page whose data has this address, and of which release; undefined when it is not the address of data. */
export function pageOfData(pathname: string): { release: string; path: string } | undefined {
  const [, release, path] = shape.exec(pathname) ?? []
  if (release === undefined || path === undefined) return undefined
  return { release, path: path === '/index' ? '/' : path }
}

/** Address of the table of routes for the documents of an edition. */
export function routesPath(edition: string): string {
  return `/_routes/${edition}.json`
}

/** True for an address of such a table. */
export function isRoutesPath(pathname: string): boolean {
  return /^\/_routes\/\w+\.json$/.test(pathname)
}
