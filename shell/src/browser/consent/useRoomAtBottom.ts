import { type RefObject, useEffect } from 'react'

/**
 * While something is fixed at the bottom, what the keyboard reaches is scrolled clear of it, and the page's end too; what
 * else is fixed there stands on `--room`. By a sheet of its own, since the policy and the checks of the site know no
 * style attributes.
 */
export function useRoomAtBottom(place: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const height = shown ? place.current?.offsetHeight : undefined
    if (!height || !('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `html{--room:${height + 16}px;scroll-padding-bottom:${height + 96}px}body{padding-bottom:${height + 32}px}`,
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [place, shown])
}
