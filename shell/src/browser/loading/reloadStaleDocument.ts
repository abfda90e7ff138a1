/**
 * Reloads the document when a script fails that the server no longer has: no retry here could load it. Not if the server's
 * document still names the script's release, so this cannot loop; and not once the visitor has entered something, which
 * would be lost. Returns a function that stops it.
 */
export function reloadStaleDocument(reload = () => location.reload()): () => void {
  let entered = false
  let asking = false
  const onInput = () => {
    entered = true
  }
  const onError = async ({ target }: Event) => {
    if (asking || !(target instanceof HTMLScriptElement)) return
    asking = true
    // Without a network this is unknown; the failed island retries, and so does this.
    const gone = await isGone(new URL(target.src, location.href)).catch(() => false)
    asking = false
    if (gone && !entered) reload()
  }
  addEventListener('input', onInput, true)
  addEventListener('error', onError, true)
  return () => {
    removeEventListener('input', onInput, true)
    removeEventListener('error', onError, true)
  }
}

async function isGone({ origin, pathname }: URL): Promise<boolean> {
  if (origin !== location.origin) return false
  const file = await fetch(pathname, { method: 'HEAD', cache: 'no-store' })
  if (file.status !== 404 && file.status !== 410) return false
  const page = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' })
  return page.ok && !(await page.text()).includes(placeOf(pathname))
}

/** The part of the address that all files of a release share; a file of the shell has only its own address. */
function placeOf(pathname: string): string {
  return pathname.startsWith('/r/') ? pathname.slice(0, pathname.lastIndexOf('/') + 1) : pathname
}
