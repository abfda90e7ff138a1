import { focusFirst } from '@site/leads/formFields'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const ANCHOR = '#demonstracao'

/** The section's state: hidden, then shown on a click or by its anchor, scrolled into view and focused. */
export function useDemonstration() {
  const section = useRef<HTMLElement>(null)
  const [requests, setRequests] = useState(0)
  const show = useCallback(() => startTransition(() => setRequests((count) => count + 1)), [])

  useEffect(() => {
    if (window.location.hash === ANCHOR) show()
    // Links lead there, so that they need no script. Handled before the shell, which would move the focus to the section again.
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      if (!target.closest(`a[href="${ANCHOR}"]`)) return
      event.preventDefault()
      show()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [show])

  useLayoutEffect(() => {
    if (requests === 0 || !section.current) return
    const form = section.current.querySelector('form')
    // Whoever came by the anchor may have begun to fill in the form before this code was loaded.
    if (form?.contains(document.activeElement)) return
    section.current.scrollIntoView()
    section.current.focus({ preventScroll: true })
    if (form) focusFirst(form)
  }, [requests])

  return { open: requests > 0, section }
}
