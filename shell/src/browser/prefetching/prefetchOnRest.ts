import { linkOf } from '../frame/followedLink.ts'
import type { Navigation } from '../navigation/createNavigation.ts'
import { pageOf } from '../navigation/interceptLinks.ts'

/** How long a mouse rests on a link that somebody is about to follow, in ms. */
const REST = 80

type Options = {
  navigation: Pick<Navigation, 'isAtHand' | 'expect'>
  prefetch: (address: string) => Promise<void>
}

/**
 * Fetches the page of a link ahead when a mouse rests on it, once. Not for a finger: it is lifted sooner than anything
 * comes, or scrolls. Call it where anything may be fetched ahead at all. Returns how to stop.
 */
export function prefetchOnRest({ navigation, prefetch }: Options): () => void {
  const asked = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function bring(url: URL) {
    const address = url.pathname + url.search
    if (asked.has(address) || url.pathname === location.pathname || navigation.isAtHand(url)) return
    asked.add(address)
    const fetched = prefetch(address)
    navigation.expect(address, fetched)
    fetched.catch(() => asked.delete(address))
  }

  function onOver(event: PointerEvent) {
    clearTimeout(timer)
    const link = event.pointerType === 'mouse' && linkOf(event)
    const url = link && pageOf(link)
    if (url) timer = setTimeout(bring, REST, url)
  }
  // React keeps events on parts that are not hydrated from bubbling.
  const options = { capture: true, passive: true }
  addEventListener('pointerover', onOver, options)
  return () => {
    clearTimeout(timer)
    removeEventListener('pointerover', onOver, options)
  }
}
