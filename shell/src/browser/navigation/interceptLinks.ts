import type { SharedSelector } from '@site/contracts/documentContract'
import { linkOf } from '../frame/followedLink.ts'
import type { Navigation } from './createNavigation.ts'

/**
 * Turns a plain click on a link of this site into a client-side navigation when the page's code is at hand. Anchors of
 * the page shown, new tabs, downloads and every other page are the browser's. Returns how to stop.
 */
export function interceptLinks(navigation: Pick<Navigation, 'isAtHand' | 'push'>): () => void {
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const url = pageOf(link)
    if (!url) return
    if (url.pathname === location.pathname && url.search === location.search) return toTop(event, link)
    if (!navigation.isAtHand(url)) return
    event.preventDefault()
    navigation.push(url)
  }
  // React keeps clicks on parts that are not hydrated from bubbling; a part that is hydrated may answer them itself first.
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

/** The page of this site that a link leads to in its own tab; undefined where it leads anywhere else, or to a file. */
export function pageOf(link: HTMLAnchorElement): URL | undefined {
  if (!link.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin ? url : undefined
}

/** A link of the bar to the page shown leads to its beginning. Anchors, and links that ask for a page again, are the browser's. */
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
