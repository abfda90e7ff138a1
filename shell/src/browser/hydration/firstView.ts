import { track } from '@site/design/islands/trackedLoad'
import type { Snapshot } from '../../universal/document/Snapshot.ts'
import { loadPage } from '../federation/federation.ts'
import type { View } from '../navigation/View.ts'

const LONGEST_PAUSE = 30_000

/**
 * The view the server has rendered. Its code is tried again for as long as it cannot be had: the promise stays pending,
 * so that the server's HTML stays on screen and is hydrated by itself when the network heals. Where the shell itself
 * answered there is no code to wait for.
 */
export function firstView({ page }: Snapshot): View {
  const url = location.pathname + location.search
  const never = new Promise<never>(() => {})
  return {
    status: 'shown',
    url,
    path: page?.path ?? location.pathname,
    component: track(page ? untilLoaded(() => loadPage(page.route)) : never),
    page: { params: page?.params ?? {}, query: page?.query ?? {}, data: page?.data },
    services: page?.route.services,
    navigationType: 'load',
  }
}

async function untilLoaded<Value>(load: () => Promise<Value>): Promise<Value> {
  for (let pause = 1000; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      return await load()
    } catch (error) {
      // The page works without its code until then.
      globalThis.reportError?.(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
