import type { HistoryState } from '@site/contracts/documentContract'
import { focusFirst } from '@site/leads/formFields'
import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const ANCHOR = '#demonstracao'

/**
 * The section's state: hidden, then shown on a click or by its anchor, scrolled into view and focused. Its anchor stays in the
 * address, so that it is there again after a reload or a step back: at the place where the visitor left the page.
 */
export function useDemonstration() {
  const section = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const [requests, setRequests] = useState(0)
  const show = useCallback(
    () =>
      startTransition(() => {
        setOpen(true)
        setRequests((count) => count + 1)
      }),
    [],
  )

  useEffect(() => {
    if (window.location.hash === ANCHOR) {
      if (isElsewhere(section.current)) setOpen(true)
      else show()
    }
    // Links lead there, so that they need no script. Handled before the shell, which would move the focus to the section again.
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event
      if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return
      if (!target.closest(`a[href="${ANCHOR}"]`)) return
      event.preventDefault()
      history.replaceState(history.state, '', ANCHOR)
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

  return { open, section }
}

/** Whether the visitor has come back to another place of the page than this section. */
function isElsewhere(section: HTMLElement | null): boolean {
  const { top = 0, bottom = 0, height = 0 } = section?.getBoundingClientRect() ?? {}
  // Only a document shows it by the address alone.
  if (height === 0) return Number((history.state as HistoryState | null)?.scrollTop) > 0
  return bottom <= 0 || top >= innerHeight
}
