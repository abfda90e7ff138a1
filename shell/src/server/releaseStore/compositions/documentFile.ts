import { shellPages } from '../../../universal/routing/shellPaths.ts'

/** What lies where in a composition's folder. `site` is what anybody may get, at its address: a web server's root. */
export const places = { site: 'site', guarded: 'guarded', shell: 'shell' } as const

/** Where a document lies in its composition's folder. Pages of the shell's own that answer no path have a place of theirs. */
export function documentFile(path: string, { type, guarded }: { type: string; guarded: boolean }): string {
  if (path === shellPages.notFound) return `${places.site}/404.html`
  if (path.startsWith('*')) return `${places.shell}/${path.slice(1)}.html`
  const place = guarded ? places.guarded : places.site
  if (!type.startsWith('text/html')) return place + path
  return path === '/' ? `${place}/index.html` : `${place}${path}/index.html`
}
