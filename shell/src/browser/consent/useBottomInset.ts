import { type RefObject, useEffect } from 'react'

/**
 * While something is fixed at the bottom, elements focused by keyboard and the page's end are scrolled clear of it, and
 * other fixed elements are raised by `--room`. With a style sheet of its own, because the site's policy and checks forbid
 * style attributes.
 */
export function useBottomInset(place: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const fixed = shown ? place.current : null
    if (!fixed || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    const makeRoom = () => {
      const height = fixed.offsetHeight
      // In a low window, a control is still visible between it and the bar.
      sheet.replaceSync(
        `html{--room:${height + 16}px;scroll-padding-bottom:calc(${height}px + 12vh)}body{padding-bottom:var(--room)}`,
      )
    }
    makeRoom()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    // Its height changes when a phone is rotated, and with larger text.
    const observer = new ResizeObserver(makeRoom)
    observer.observe(fixed)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [place, shown])
}
