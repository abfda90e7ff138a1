import { track, untilLoaded } from '@site/design/islands/trackedLoad'
import type { Snapshot } from '@site/contracts/Snapshot'
import { loadPage } from '../federation/federation.ts'
import type { View } from './View.ts'

/**
 * The view that the server has rendered. Loading its code is retried for as long as it fails: the promise stays pending, so
 * that the server's HTML stays on screen and is hydrated once the network is back. If the shell itself responded, there is
 * no code to wait for.
 */
export function firstView({ page, fragments }: Snapshot): View {
  const url = location.pathname + location.search
  const never = new Promise<never>(() => {})
  return {
    status: 'shown',
    url,
    path: page?.path ?? location.pathname,
    component: track(page ? untilLoaded(() => loadPage(page.route)) : never),
    page: { params: page?.params ?? {}, query: page?.query ?? {}, data: page?.data, serverOnly: page?.serverOnly },
    route: page?.route,
    fragments,
    navigationType: 'load',
  }
}
