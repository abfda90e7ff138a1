import type { Snapshot } from '@site/contracts/Snapshot'
import { fetchRoutes, prefetchedPaths } from '../navigation/fetchRoutes.ts'
import { prefetchLinks } from './prefetchLinks.ts'

/**
 * Puts the documents of pages whose releases request it into the browser's cache, so that the server only has to confirm
 * them. For a page without its code, where every link loads a new document. Call it when the page is idle.
 */
export async function prefetchDocuments({ edition, page }: Snapshot): Promise<void> {
  const paths = () => fetchRoutes(edition).then(prefetchedPaths, () => [])
  await prefetchLinks({ prefetchedPaths: paths, prefetch: bring }, { page: page?.route })
}

async function bring(path: string): Promise<void> {
  const response = await fetch(path, { headers: { accept: 'text/html' }, priority: 'low' })
  await response.arrayBuffer()
}
