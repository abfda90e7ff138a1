import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { fetchRoutes, prefetchedPaths } from '../navigation/fetchRoutes.ts'
import { prefetchLinks } from './prefetchLinks.ts'

/**
 * Brings the documents of the pages whose releases ask for it into the browser's cache, so that the server need only say that
 * they are still the same. For a page without its code: there, every link leads to a new document. Call it when the page is idle.
 */
export async function prefetchDocuments({ edition, page }: Snapshot): Promise<void> {
  const paths = () => fetchRoutes(edition).then(prefetchedPaths, () => [])
  await prefetchLinks({ prefetchedPaths: paths, prefetch: bring }, { page: page?.route })
}

async function bring(path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority: 'low' })
  await response.arrayBuffer()
}
