import type { SharedSelector } from '@site/contracts/documentContract'
import { linkOf } from '../frame/followedLink.ts'
import type { Navigation } from './createNavigation.ts'

/**
 * Turns a plain click on a link of this site into a client-side navigation if the page's code is loaded. Anchors of the
 * current page, new tabs, downloads and all other pages are left to the browser. Returns a function that stops this.
 */
export function interceptLinks(navigation: Pick<Navigation, 'isPrefetched' | 'push'>): () => void {
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = pageOf(link)
    if (!url) return
    if (url.pathname === location.pathname && url.search === location.search) return toTop(event, link)
    if (!navigation.isPrefetched(url)) return
    event.preventDefault()
    navigation.push(url)
  }
  // React stops clicks on parts that are not hydrated from bubbling; a hydrated part may handle them itself first.
  const onCapture = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link && isBeforeHydration(link)) follow(event, link)
  }
  const onBubble = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link && !isBeforeHydration(link)) follow(event, link)
  }
  document.addEventListener('click', onCapture, true)
  document.addEventListener('click', onBubble)
  return () => {
    document.removeEventListener('click', onCapture, true)
    document.removeEventListener('click', onBubble)
  }
}

/**
 * The page of this site that a link opens in the same tab; undefined if it leads elsewhere, nowhere (`http://[`), or to a
 * file.
 */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined
  return new URL(link.href)
}

/**
 * In the top bar, a link to the current page scrolls to its top. Anchors, and links that request a page again, are left to
 * the browser.
 */
function toTop(event: MouseEvent, link: HTMLAnchorElement): void {
  if (link.hash || !link.closest('header')) return
  event.preventDefault()
  try {
    if (location.hash) history.pushState(null, '', location.pathname + location.search)
  } catch {
    // Safari allows 100 in 10 s: the address keeps its anchor.
  }
  scrollTo(0, 0)
}

function isBeforeHydration(link: Element): boolean {
  return link.closest('[data-island]:not([data-hydrated])' satisfies SharedSelector) !== null
}
