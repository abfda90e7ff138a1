import { shellPages } from '../../../universal/routing/shellPaths.ts'

/** What lies where in a composition's folder. `site` is what anybody may get, at its address: a web server's root. */
export const places = { site: 'site', guarded: 'guarded', shell: 'shell' } as const

/** Where a document lies in its composition's folder. What answers no path, such as pages for failures, has a place of its own. */
export function documentFile(path: string, { type, guarded }: { type: string; guarded: boolean }): string {
  const isPage = type.startsWith('text/html')
  if (path === shellPages.notFound) return `${places.site}/404.html`
  if (path.startsWith('*')) return `${places.shell}/${path.slice(1)}.${isPage ? 'html' : 'json'}`
  const place = guarded ? places.guarded : places.site
  if (!isPage) return place + path
  return path === '/' ? `${place}/index.html` : `${place}${path}/index.html`
}
