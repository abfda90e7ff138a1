/**
 * Whether no island in the HTML of a page is hydrated without an interaction. For a page that has no islands this is false:
 * its own component may need hydration.
 */
export function isReadOnly(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  // The first is `main` itself.
  const [, ...islands] = [...main.matchAll(/ data-island="(\w+)"/g)].map(([, hydration]) => hydration)
  return islands.length > 0 && !islands.some((hydration) => hydration === 'idle' || hydration === 'visible')
}

/** Whether a document's style shows something that is hidden unless the address has its anchor. */
export const revealsByAnchor = (style: string): boolean => style.includes(':target')
