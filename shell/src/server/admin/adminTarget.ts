import { guardedPath, isBelow } from './guardedPath.ts'

const HOME = '/admin/image-generator'

/** Where to go after the entrance: only to an admin page of this site, whatever the form says. */
export function adminTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/[^/\\]/.test(wanted)) return HOME
  const path = guardedPath(wanted)
  return path && isBelow(path, ['/admin']) && !['/admin/entrar', '/admin/sair'].includes(path) ? path : HOME
}
