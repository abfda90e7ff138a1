import type { SharedSelector } from '@site/contracts/documentContract'
import type { SharedId, SiteEvent } from '@site/contracts/documentContract'
import { focusFollowedLink } from '../frame/followedLink.ts'
import { rememberScroll, restoreScroll } from '../frame/scrollMemory.ts'
import type { View } from './View.ts'

/**
 * After another page is on screen: scroll to where it belongs and move the focus to its heading, or after a step back to
 * the link that was followed there.
 */
export function resetScrollAndFocus(view: View, anotherPage: boolean): void {
  if (view.navigationType === 'load') return
  const isStep = view.navigationType === 'pop'
  if (isStep) restoreScroll()
  else if (location.hash) void scrollToAnchor(location.hash.slice(1))
  else if (view.navigationType === 'push') scrollTo({ top: 0, behavior: 'instant' })
  rememberScroll()
  // A list that was filtered is still the same page: the focus stays where the visitor is.
  if (!anotherPage || (isStep && focusFollowedLink())) return
  if (!location.hash) focusHeading()
}

/** A section's code may not be there yet: every island is loaded, then the anchor is waited for. */
async function scrollToAnchor(id: string): Promise<void> {
  // The page first, then the way to its place: in one frame the footer would count as moved into view.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  for (let frames = 0; frames < 120; frames++) {
    const place = document.getElementById(decodeURIComponent(id))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    if (place?.childElementCount) return
    await new Promise(requestAnimationFrame)
  }
}

/** After a client-side navigation: the focus goes to the page's heading, as a new document would begin at its top. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('#conteudo h1' satisfies SharedSelector) ??
    document.getElementById('conteudo' satisfies SharedId)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    // A later click on the heading should not focus it.
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}
