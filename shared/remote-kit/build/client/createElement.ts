/**
 * In place of `document.createElement` in a remote's code and its libraries (StyleElementsPlugin.ts). The policy allows no
 * style element that a script fills; the rules of such an element go to a constructed style sheet instead.
 */
export function createElement(name: string, options?: ElementCreationOptions): Element {
  const element = Document.prototype.createElement.call(document, name, options)
  return element instanceof HTMLStyleElement ? withConstructedSheet(element) : element
}

const sheets = new Map<HTMLStyleElement, CSSStyleSheet>()

function withConstructedSheet(element: HTMLStyleElement): HTMLStyleElement {
  const sheet = new CSSStyleSheet()
  // Of a type that browsers do not apply, so that its text may be anything. Its owner sees what it would expect.
  element.setAttribute('type', 'text/plain')
  Object.defineProperties(element, { type: { value: 'text/css', writable: true }, sheet: { value: sheet } })
  new MutationObserver(() => sheet.replaceSync(element.textContent)).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  if (sheets.size === 0) {
    const observer = new MutationObserver(adoptConnected)
    for (const parent of [document.head, document.body]) observer.observe(parent, { childList: true })
  }
  sheets.set(element, sheet)
  return element
}

/** Adopts the sheets of the elements that are in the document, in their order of creation, and drops those of the others. */
function adoptConnected(): void {
  const others = document.adoptedStyleSheets.filter((sheet) => ![...sheets.values()].includes(sheet))
  const connected = [...sheets].filter(([{ isConnected }]) => isConnected).map(([, sheet]) => sheet)
  if (
    connected.length + others.length === document.adoptedStyleSheets.length &&
    connected.every((one) => document.adoptedStyleSheets.includes(one))
  )
    return
  document.adoptedStyleSheets = [...others, ...connected]
}
