import { track } from '@site/design/islands/trackedLoad'
import type { Snapshot } from '@site/contracts/Snapshot'
import { loadPage } from '../federation/federation.ts'
import type { View } from './View.ts'

const MAX_BACKOFF = 30_000

/**
 * The view that the server has rendered. Loading its code is retried for as long as it fails: the promise stays pending, so
 * that the server's HTML stays on screen and is hydrated once the network is back. If the shell itself responded, there is
 * no code to wait for.
 */
export function firstView({ page }: Snapshot): View {
  const url = location.pathname + location.search
  const never = new Promise<never>(() => {})
  return {
    status: 'shown',
    url,
    path: page?.path ?? location.pathname,
    component: track(page ? untilLoaded(() => loadPage(page.route)) : never),
    page: { params: page?.params ?? {}, query: page?.query ?? {}, data: page?.data, serverOnly: page?.serverOnly },
    route: page?.route,
    navigationType: 'load',
  }
}

async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let pause = 1000; ; pause = Math.min(MAX_BACKOFF, pause * 2)) {
    try {
      return await load()
    } catch (error) {
      // Until then the page works without its code.
      globalThis.reportError?.(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
