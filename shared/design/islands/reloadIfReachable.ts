/**
 * Asks for a new document, which brings what the server has now: what failed in this one may fail in it again, whatever is
 * released meanwhile. Without a network the page stays, which says more than a browser's own.
 */
export function reloadIfReachable(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )
}
