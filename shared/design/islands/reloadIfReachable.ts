/**
 * Loads a new document, which comes from the newest release: what failed in this one may keep failing in it. Without a
 * network the page stays as it is, which is more use than the browser's error page.
 */
export function reloadIfReachable(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  )
}
