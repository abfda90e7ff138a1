import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusFirst } from './focusFirst.ts'

/** The section's state: hidden, then shown on a click or by its address, scrolled into view and given the focus. */
export function useDemonstration() {
  const section = useRef<HTMLElement>(null)
  const [requests, setRequests] = useState(0)
  const { hash, key } = useLocation()
  const show = useCallback(() => setRequests((count) => count + 1), [])

  // biome needs `key`: the same anchor clicked twice is a new location with the same hash.
  useEffect(() => {
    if (hash === '#demonstracao' && key) show()
  }, [hash, key, show])

  useEffect(() => {
    if (requests === 0 || !section.current) return
    section.current.scrollIntoView({ behavior: wantsLessMotion() ? 'auto' : 'smooth' })
    section.current.focus({ preventScroll: true })
    const form = section.current.querySelector('form')
    if (form) focusFirst(form)
  }, [requests])

  return { open: requests > 0, section, show }
}

function wantsLessMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
