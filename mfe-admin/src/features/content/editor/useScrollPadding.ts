import { type RefObject, useEffect } from 'react'

/** While a bar stays at the bottom of the screen, what gets the focus or is typed at is scrolled clear of it. */
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar
    if (!current || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    const makeRoom = () => sheet.replaceSync(`html{scroll-padding-bottom:${current.offsetHeight + 16}px}`)
    makeRoom()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    // It grows with what became of an action, and with larger text.
    const observer = new ResizeObserver(makeRoom)
    observer.observe(current)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [bar])
}
