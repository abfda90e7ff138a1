import { useEffect } from 'react'

/**
 * Lets what is drawn on the page move by these rules (CSS), for as long as it is shown. They come with the page's code, which
 * is asked for after the first paint: no document carries a byte of them, and without scripts all stands still. What moves
 * belongs in `@media (prefers-reduced-motion:no-preference)`.
 */
export function useMotion(rules: string): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [rules])
}
