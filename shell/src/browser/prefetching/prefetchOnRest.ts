import { linkOf } from '../frame/followedLink.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { pageOf } from '../navigation/interceptLinks.ts'

/** How long a mouse stays on a link before it counts as an intent to follow, in ms. */
const HOVER_DELAY = 80

type Options = {
  navigation: Pick<Navigation, 'isPrefetched' | 'expect'>
  prefetch: (address: string) => Promise<void>
}

/**
 * Prefetches the page of a link when a mouse rests on it, once. Not for touch: the finger is lifted before anything arrives,
 * or it scrolls. Call it only where prefetching is allowed. Returns a function that stops it.
 */
export function prefetchOnRest({ navigation, prefetch }: Options): () => void {
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function bring(url: URL) {
    const address = url.pathname + url.search
    if (asked.has(address) || url.pathname === location.pathname || navigation.isPrefetched(url)) return
    asked.add(address)
    const fetched = prefetch(address)
    navigation.expect(address, fetched)
    fetched.catch(() => asked.delete(address))
  }

  function onOver(event: PointerEvent) {
    clearTimeout(timer)
    const link = event.pointerType === 'mouse' && linkOf(event)
    const url = link && pageOf(link)
    if (url) timer = setTimeout(bring, HOVER_DELAY, url)
  }
  // React stops events on parts that are not hydrated from bubbling.
  const options = { capture: true, passive: true }
  addEventListener('pointerover', onOver, options)
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerover', onOver, options)
  }
}
