import { fetchData } from '../loading/fetchData.ts'
import { fetchDocument } from '../loading/fetchDocument.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { prefetchFiles } from './prefetchFiles.ts'

/** Fetches document, scripts and data of a page, of whatever remote, ahead of a click. @throws Error when one cannot be had. */
export async function prefetchPage({ table, putAtHand }: Pick<Navigation, 'table' | 'putAtHand'>, path: string) {
  const match = await table.find(path)
  if (!match) return
  const { route } = match
  await Promise.all([
    prefetchFiles(route),
    fetchDocument(path, route),
    route.data === undefined || fetchData(route.data, path),
  ])
  putAtHand(route)
}
