/** Whether a document can wait for the visitor: it has no `idle` island, in the page or in the bar, which runs at once. */
export function waitsForVisitor(html: string): boolean {
  return !html.includes(' data-island="idle"')
}

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))

/**
 * The number of elements within `main`, as a browser that runs scripts counts them: it does not parse what is for others. No
 * text or attribute of a rendered document has a `<`.
 */
export function elementsIn(html: string): number {
  const parsed = mainOf(html).replace(/(<noscript\b[^>]*>).*?<\/noscript>/gs, '$1')
  // Without `main` itself.
  return [...parsed.matchAll(/<[a-z]/gi)].length - 1
}
