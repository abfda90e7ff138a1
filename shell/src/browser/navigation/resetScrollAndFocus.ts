import type { SharedId, SharedSelector, SiteEvent } from '@site/contracts/documentContract'
import { focusFollowedLink } from '../frame/followedLink.ts'
import { rememberScroll, restoreScroll } from '../frame/scrollMemory.ts'
import type { View } from './View.ts'

/**
 * After another page is rendered: scrolls to its position and focuses its heading, or, after going back, the link that was
 * followed.
 */
export function resetScrollAndFocus(view: View, anotherPage: boolean): void {
  if (anotherPage) renewFooter()
  const isStep = view.navigationType === 'pop'
  if (isStep) restoreScroll()
  else if (location.hash) void scrollToAnchor(location.hash.slice(1), anotherPage)
  else if (view.navigationType === 'push') scrollTo({ top: 0, behavior: 'instant' })
  rememberScroll()
  // A filtered list is still the same page: the focus stays where it is.
  if (!anotherPage || (isStep && focusFollowedLink())) return
  if (!location.hash) focusHeading()
}

/**
 * The footer is the same on every page, and elsewhere on the next one. Just after a click browsers excuse that as the answer
 * to it, but after a step in the history, or late, they count it as a layout shift. What is inserted has not moved.
 */
function renewFooter(): void {
  const footer = document.querySelector('body>:not(main) footer')
  footer?.replaceWith(footer)
}

/** A section's code may not be loaded yet: loads every island, then waits for the anchor. */
async function scrollToAnchor(id: string, anotherPage: boolean): Promise<void> {
  // On another page, two frames after it: in the same frame, the footer would count as a layout shift. In a list that
  // changed in place at once: otherwise the jump would be visible.
  if (anotherPage) await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  document.dispatchEvent(new Event('site:load-islands' satisfies SiteEvent))
  for (let frames = 0; frames < 120; frames++) {
    const place = document.getElementById(id) ?? document.getElementById(decoded(id))
    if (place) place.scrollIntoView({ behavior: 'instant' })
    if (place?.childElementCount) return
    await new Promise(requestAnimationFrame)
  }
}

/** Anybody may write an address: what is no encoded text names no element. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return ''
  }
}

/** After a client-side navigation: focuses the page's heading, as a new document would start at its top. */
export function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('#conteudo h1' satisfies SharedSelector) ??
    document.getElementById('conteudo' satisfies SharedId)
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) {
    heading.tabIndex = -1
    // A later click on the heading must not focus it.
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  }
  heading.focus({ preventScroll: true })
}
