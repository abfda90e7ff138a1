const adopted = new Set<string>()

/** Adds the rules of another page's document to this one, each text once. */
export function adoptStyle(text: string): void {
  if (!text || adopted.has(text)) return
  adopted.add(text)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
