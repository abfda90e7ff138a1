/**
 * Whether no island in the HTML of a page is hydrated without an interaction. For a page that has no islands this is false:
 * its own component may need hydration.
 */
export function isReadOnly(html: string): boolean {
  const main = mainOf(html)
  // The first is `main` itself.
  const [, ...islands] = [...main.matchAll(/ data-island="(\w+)"/g)].map(([, hydration]) => hydration)
  return islands.length > 0 && !islands.some((hydration) => hydration === 'idle' || hydration === 'visible')
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

/** Whether a document's style shows something that is hidden unless the address has its anchor. */
export const revealsByAnchor = (style: string): boolean => style.includes(':target')
