import { useEffect } from 'react'
import { homeMotion } from './homeMotion.ts'

/**
 * Lets the drawings of the page move, for as long as it is shown. The rules come with the page's code, which is asked for
 * after the first paint: no document carries a byte of them, and without scripts all stands still as it was drawn.
 */
export function useMotion(): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(homeMotion)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [])
}
