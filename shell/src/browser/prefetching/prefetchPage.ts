import { fetchData } from '../loading/fetchData.ts'
import { fetchDocument } from '../loading/fetchDocument.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { prefetchFiles } from './prefetchFiles.ts'

/** Prefetches the document, scripts and data of any remote's page. @throws Error if one of them cannot be loaded. */
export async function prefetchPage(
  { table, addPrefetched }: Pick<Navigation, 'table' | 'addPrefetched'>,
  path: string,
) {
  const match = await table.find(path)
  if (!match) return
  const { route } = match
  await Promise.all([
    prefetchFiles(route),
    fetchDocument(path, route),
    route.data === undefined || fetchData(route.data, path),
  ])
  addPrefetched(route)
}
