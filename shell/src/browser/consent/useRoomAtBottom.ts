import { type RefObject, useEffect } from 'react'

/**
 * While something is fixed at the bottom, what the keyboard reaches is scrolled clear of it, and the page's end too; what
 * else is fixed there stands on `--room`. By a sheet of its own, since the policy and the checks of the site know no
 * style attributes.
 */
export function useRoomAtBottom(place: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const fixed = shown ? place.current : null
    if (!fixed || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    const makeRoom = () => {
      const height = fixed.offsetHeight
      sheet.replaceSync(
        `html{--room:${height + 16}px;scroll-padding-bottom:${height + 96}px}body{padding-bottom:${height + 32}px}`,
      )
    }
    makeRoom()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    // It is higher on a phone that is turned, and with larger text.
    const observer = new ResizeObserver(makeRoom)
    observer.observe(fixed)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [place, shown])
}
