import type { SharedSelector, SiteEvent } from '@site/contracts/documentContract'
import { listenToMenu } from './listenToMenu.ts'
import { rememberScroll } from './scrollMemory.ts'

/**
 * What scripts add to the frame: the menu closes, the cookie choice can be changed, and going back restores the scroll
 * position. All listeners are on the document, so that neither bar nor footer has to be hydrated. Returns a function that
 * removes the first two.
 */
export function listenToFrame(): () => void {
  const stopMenu = listenToMenu()
  rememberScroll()
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-review]' satisfies SharedSelector)) {
      document.dispatchEvent(new Event('site:consent-review' satisfies SiteEvent))
    }
  }
  document.addEventListener('click', onClick, true)
  return () => {
    stopMenu()
    document.removeEventListener('click', onClick, true)
  }
}
