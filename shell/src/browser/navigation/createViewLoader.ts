import type {} from '@site/contracts/documentContract'
import type { Snapshot } from '@site/contracts/Snapshot'
import { track } from '@site/design/islands/trackedLoad'
import { readQuery } from '../../universal/routing/matchRoute.ts'
import { loadPage } from '../federation/federation.ts'
import { fetchDataOf, pathOf, ReleaseGone } from '../loading/fetchData.ts'
import { fetchDocument } from '../loading/fetchDocument.ts'
import type { createPrefetchedPages } from './createPrefetchedPages.ts'
import type { createRouteTable } from './createRouteTable.ts'
import type { NavigationType, View } from './View.ts'

type Options = {
  table: ReturnType<typeof createRouteTable>
  pages: ReturnType<typeof createPrefetchedPages>
  /** The address of what is shown. */
  shown: () => string
  mountFragments: ((of: Snapshot['fragments']) => void) | undefined
}

/** Loads what an address shows: code, data and sections. Undefined if only a new document can show it. */
export function createViewLoader({ table, pages, shown, mountFragments }: Options) {
  return async function load(url: URL, navigationType: NavigationType): Promise<View | undefined> {
    const address = url.pathname + url.search
    const come = pages.coming(address)
    const match = await table.find(url.pathname)
    if (!match || (await come) === false) return undefined
    const { route, params } = match
    const samePage = url.pathname === pathOf(shown())
    const document = samePage ? undefined : fetchDocument(address, route)
    const [component, fetched, pageData] = await Promise.all([
      loadPage(route).catch(async (error) => {
        throw (await document) === null ? new ReleaseGone() : error
      }),
      document,
      route.data ? fetchDataOf(route.data, address, samePage) : undefined,
    ])
    pages.addPrefetched(route)
    const loaded = track(Promise.resolve(component))
    await loaded
    const page = {
      params,
      query: readQuery(url.search, route.query),
      data: pageData?.data,
      serverOnly: pageData?.serverOnly,
    }
    if (!samePage) {
      window.__sections = fetched?.sections
      mountFragments?.(fetched?.fragments)
      // Nothing in the next page is hydrated, so React replaces nothing there.
      window.__entered = undefined
    }
    return {
      status: 'shown',
      url: address,
      path: url.pathname,
      component: loaded,
      page,
      route,
      rules: fetched?.rules,
      fragments: fetched?.fragments,
      navigationType,
    }
  }
}
