import type {} from '@site/contracts/documentContract'
import { reloadIfReachable } from '@site/design/islands/reloadIfReachable'
import type { Navigator } from 'react-router-dom'
import { createHref } from '../../universal/routing/createHref.ts'
import type { Snapshot } from '@site/contracts/Snapshot'
import { rememberScroll } from '../frame/scrollMemory.ts'
import { keepData, ReleaseGone } from '../loading/fetchData.ts'
import { createPrefetchedPages } from './createPrefetchedPages.ts'
import { createRouteTable } from './createRouteTable.ts'
import { createViewLoader } from './createViewLoader.ts'
import type { NavigationType, View } from './View.ts'

/**
 * Client-side navigation. It decides by the composition's route table alone; a page whose code is not loaded yet is left to
 * the browser, which is never slower. `mountFragments` is called with the fragments of each next page.
 */
export function createNavigation(snapshot: Snapshot, mountFragments?: (of: Snapshot['fragments']) => void) {
  // A view may be ready before anything can show it: after a click that was replayed during hydration.
  let early: View | undefined
  let show = (view: View): void => {
    early = view
  }
  let shown = location.pathname + location.search
  let latest = 0
  const table = createRouteTable(snapshot)
  const pages = createPrefetchedPages(snapshot.page?.route)
  const load = createViewLoader({ table, pages, shown: () => shown, mountFragments })
  if (snapshot.page?.route.data) keepData(shown, { data: snapshot.page.data })

  async function go(url: URL, navigationType: NavigationType, state?: unknown): Promise<void> {
    const mine = ++latest
    let view: View | undefined
    try {
      view = await Promise.race([load(url, navigationType), late()])
    } catch (error) {
      view =
        error instanceof ReleaseGone
          ? undefined
          : {
              status: 'unavailable',
              url: url.pathname + url.search,
              path: url.pathname,
              navigationType,
              retry: reloadIfReachable,
            }
    }
    if (mine !== latest) return
    if (!view) return leave(url, navigationType)
    try {
      if (navigationType === 'push') {
        rememberScroll()
        history.pushState(state ?? null, '', url.href)
      }
      if (navigationType === 'replace') history.replaceState(state ?? null, '', url.href)
    } catch {
      // Safari allows 100 in 10 s.
      if (navigationType === 'push') return location.assign(url.href)
    }
    shown = view.url
    show(view)
  }

  function step(): void {
    if (location.pathname + location.search !== shown) return void go(new URL(location.href), 'pop')
    // The page itself handles an entry of its own (a hash, one question of several). Whatever is still being loaded was wanted
    // before this step.
    latest++
  }

  const navigator: Navigator = {
    createHref,
    push: (to, state) => void go(new URL(createHref(to), location.href), 'push', state),
    replace: (to, state) => void go(new URL(createHref(to), location.href), 'replace', state),
    go: (delta) => history.go(delta),
  }

  return {
    navigator,
    connect(onView: (view: View) => void) {
      show = onView
      if (early) show(early)
      early = undefined
      // Before, nothing could be shown: the inline loader has answered.
      window.__navigates = true
      addEventListener('popstate', step)
      if (location.pathname + location.search !== shown) step()
    },
    /** Nothing here can show a view any more: the browser loads the page, whose address it has already. */
    giveUp() {
      show = () => location.reload()
    },
    /** Wraps the function that shows a view. */
    through(way: (former: typeof show) => typeof show) {
      show = way(show)
    },
    ...pages,
    push: (url: URL) => void go(url, 'push'),
    table,
  }
}

export type Navigation = ReturnType<typeof createNavigation>

/** The browser loads the document, with the history that the navigation would have left. */
function leave({ href }: URL, navigationType: NavigationType): void {
  if (navigationType === 'pop') location.reload()
  else if (navigationType === 'replace') location.replace(href)
  else location.assign(href)
}

/** How long a page may take to load without a new document, in ms. */
const LOAD_TIMEOUT = 8000

/** Resolves to undefined after the time-out: the browser then loads a new document, and shows that it is waiting. */
function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT))
}
