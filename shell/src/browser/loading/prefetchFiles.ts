import type { RouteEntry, ScriptFile } from '../../universal/document/Snapshot.ts'

/**
 * Asks the browser for a route's scripts at the lowest priority, without running anything. Settles when the
 * scripts are in its cache. @throws Error when one cannot be had.
 */
export async function prefetchFiles({ entry, files }: RouteEntry): Promise<void> {
  await Promise.all([entry, ...files].map(prefetchScript))
}

function prefetchScript([url]: ScriptFile): Promise<void> {
  if (document.querySelector(`script[src="${url}"],link[rel=prefetch][href="${url}"]`)) return Promise.resolve()
  const link = hint(url, { as: 'script', crossOrigin: 'anonymous' })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => reject(new Error(`${url} cannot be prefetched.`)), { once: true })
  })
}

function hint(href: string, attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', ...attributes })
  link.href = href
  document.head.append(link)
  return link
}
