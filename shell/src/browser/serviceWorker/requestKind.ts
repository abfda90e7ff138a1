type Asked = Pick<Request, 'url' | 'method' | 'mode'>

/** What the worker does with a request: a hashed file never changes, a document may, anything else is not its business. */
export type RequestKind = 'file' | 'picture' | 'document' | 'other'

/** Leads, the admin area with its files, and what tells how the server is: these never touch a cache. */
const untouched = /^\/(leads|admin|health|r\/mfe-admin|_)/

/** Tells by address and kind alone. */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin || method !== 'GET' || untouched.test(pathname)) return 'other'
  if (pathname.startsWith('/media/')) return 'picture'
  if (/^\/(r|shell)\//.test(pathname)) return 'file'
  return mode === 'navigate' ? 'document' : 'other'
}
