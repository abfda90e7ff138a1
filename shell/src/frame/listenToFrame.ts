import { CONSENT_REVIEW } from './consentReview.ts'
import { listenToMenu } from './listenToMenu.ts'

/** What scripts add to the bar and the footer, heard on the document: neither has to be hydrated for it. Returns how to stop. */
export function listenToFrame(): () => void {
  const stopMenu = listenToMenu()
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-consent-review]')) {
      document.dispatchEvent(new Event(CONSENT_REVIEW))
    }
  }
  document.addEventListener('click', onClick)
  return () => {
    stopMenu()
    document.removeEventListener('click', onClick)
  }
}
