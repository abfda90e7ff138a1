import type { SharedSelector, SiteEvent } from '@site/contracts/documentContract'
import { listenToMenu } from './listenToMenu.ts'
import { rememberScroll } from './scrollMemory.ts'

/**
 * What scripts add to the frame: the menu closes, the choice about cookies can be changed, steps in the history find
 * their place again. All of it is heard on the document: neither bar nor footer has to be hydrated for it. Returns how to
 * stop the first two.
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
