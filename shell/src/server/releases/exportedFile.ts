import { shellPages } from '../../universal/routing/shellPages.ts'

/** The file of a finished answer in an export; undefined for answers that only a server gives. */
export function exportedFile(path: string, type: string): string | undefined {
  if (path === shellPages.notFound) return '404.html'
  if (path.startsWith('*')) return undefined
  if (!type.startsWith('text/html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`
}
