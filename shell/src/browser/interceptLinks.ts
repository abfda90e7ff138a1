import type { Navigation } from './createNavigation.ts'

/**
 * Turns a plain click on a link of this site into a client-side navigation when the page's code is at hand. Anchors of
 * the page shown, new tabs, downloads and every other page are the browser's.
 */
export function interceptLinks(navigation: Navigation): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.target || link.hasAttribute('download')) return
    const url = new URL(link.href)
    if (url.origin !== location.origin) return
    if (url.pathname === location.pathname && url.search === location.search) return
    if (!navigation.isAtHand(url)) return
    event.preventDefault()
    navigation.push(url)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
