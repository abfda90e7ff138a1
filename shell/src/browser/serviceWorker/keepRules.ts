type Asked = Pick<Request, 'url' | 'method' | 'mode'>

/** What the worker does with a request: a hashed file never changes, a document may, anything else is not its business. */
export type RequestKind = 'file' | 'document' | 'other'

/** Tells by address and kind alone. Whether the answer may be kept is for its headers to say. */
export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin || method !== 'GET') return 'other'
  if (/^\/(r|shell)\//.test(pathname)) return 'file'
  return mode === 'navigate' ? 'document' : 'other'
}

type Answer = Pick<Response, 'status' | 'headers'>

/** What an answer of each kind is, as the start of its content type. A file's name says more, where it has an extension. */
const types: Record<Exclude<RequestKind, 'other'>, RegExp> = {
  document: /^text\/html\b/,
  file: /^(?!text\/html\b)./,
}
const scriptType = /^(text|application)\/javascript\b/

/**
 * True when an answer may be kept: it is whole, the server does not forbid it (what only some may see is `private`), and
 * it is what was asked for. A page in the place of a script, from a login of a network or a server that is being changed,
 * would otherwise stand in its place for as long as the cache does.
 */
export function mayKeep({ status, headers }: Answer, kind: RequestKind, url: string): boolean {
  if (status !== 200 || kind === 'other') return false
  if (/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')) return false
  const type = headers.get('content-type') ?? ''
  const isScript = new URL(url).pathname.endsWith('.js')
  return (isScript ? scriptType : types[kind]).test(type)
}

/**
 * True when the bytes are those of a hash: of the request's `integrity`, else of the one that the site's own documents
 * come with. Where there is none nobody can tell what the bytes are, and they are not kept.
 */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const [, asked] = /^sha384-([A-Za-z0-9+/=]+)$/.exec(integrity) ?? []
  const stated = response.headers.get('x-document-sha256')
  if (!asked && !stated) return false
  const bytes = await response.clone().arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest(asked ? 'SHA-384' : 'SHA-256', bytes))
  return btoa(String.fromCharCode(...digest)) === (asked ?? stated)
}
