type Asked = Pick<Request, 'url' | 'method' | 'mode'>

/** What the worker does with a request: a hashed file never changes, a document may, anything else is not its business. */
export type RequestKind = 'file' | 'picture' | 'document' | 'other'

/** Tells by address and kind alone. Whether the answer may be kept is for its headers to say (keepRules.ts). */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin || method !== 'GET') return 'other'
  if (pathname.startsWith('/media/')) return 'picture'
  if (/^\/(r|shell)\//.test(pathname)) return 'file'
  return mode === 'navigate' ? 'document' : 'other'
}
