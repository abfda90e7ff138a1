/** True for what visitors and search engines may be told of. The team's tools are nobody else's business. */
export function isPublicPath(path: string): boolean {
  return path !== '/admin' && !path.startsWith('/admin/')
}
