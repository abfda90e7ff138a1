import { useLayoutEffect, useRef } from 'react'

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top

/**
 * Focuses an element after the next change. With `pressed`, it also appears where that one was: an entry that is moved stays
 * under the finger, which may press again.
 */
export function useFocusNext() {
  const next = useRef<{ id: string; top: number | undefined }>(undefined)
  useLayoutEffect(() => {
    if (!next.current) return
    const { id, top } = next.current
    next.current = undefined
    document.getElementById(id)?.focus({ preventScroll: top !== undefined })
    const by = (topOf(id) ?? 0) - (top ?? 0)
    if (top !== undefined && by !== 0) scrollBy({ top: by, behavior: 'instant' })
  })
  return (id: string, pressed?: string) => {
    next.current = { id, top: pressed === undefined ? undefined : topOf(pressed) }
  }
}
