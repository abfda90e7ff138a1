/**
 * Whether nothing in the HTML of a page comes alive by itself. A page that is not made of islands says nothing of itself:
 * its own component may be what has to.
 */
export function isOnlyRead(html: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  // The first is `main` itself.
  const [, ...islands] = [...main.matchAll(/ data-island="(\w+)"/g)].map(([, hydration]) => hydration)
  return islands.length > 0 && !islands.some((hydration) => hydration === 'idle' || hydration === 'visible')
}
