import { contentTag, documentMark } from '../../universal/document/documentMark.ts'

type FetchedRequest = Pick<Request, 'url' | 'method' | 'mode'>

/** How the worker treats a request: a hashed file never changes, a document may, and anything else is ignored. */
export type RequestKind = 'file' | 'document' | 'other'

/** Decides by address and mode alone. Whether the response may be cached depends on its headers. */
export function requestKind({ url, method, mode }: FetchedRequest, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (asked !== origin || method !== 'GET') return 'other'
  if (/^\/(r|shell)\//.test(pathname)) return 'file'
  return mode === 'navigate' ? 'document' : 'other'
}

type ResponseHead = Pick<Response, 'status' | 'headers'>

/** The expected content type of each kind, as a prefix. A file's extension, if it has one, is more specific. */
const types: Record<Exclude<RequestKind, 'other'>, RegExp> = {
  document: /^text\/html\b/,
  file: /^(?!text\/html\b)./,
}
/** Those that every document has; others only report, or have exceptions. */
const policies = ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options']
const scriptType = /^(text|application)\/javascript\b/

/** How guarded content is marked. A document that is only `private`, as all are during a canary, may be cached here. */
const guardedCaching: Record<Exclude<RequestKind, 'other'>, RegExp> = {
  document: /\bno-store\b/,
  file: /\b(no-store|private)\b/,
}

/**
 * True if a response may be cached: it is complete, not guarded, has the expected type and, as a document, the server's
 * policies. Otherwise a page in place of a script, from a captive portal or a server that is being changed, would stay in the
 * cache; or a document that may load anything.
 */
export function isCacheable({ status, headers }: ResponseHead, kind: RequestKind, url: string): boolean {
  if (status !== 200 || kind === 'other') return false
  if (guardedCaching[kind].test(headers.get('cache-control') ?? '')) return false
  if (kind === 'document' && !policies.every((name) => headers.has(name))) return false
  const type = headers.get('content-type') ?? ''
  const isScript = new URL(url).pathname.endsWith('.js')
  return (isScript ? scriptType : types[kind]).test(type)
}

/** True if a file's content matches the request's `integrity`. What was requested without cannot be verified. */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const [, asked] = /^sha384-([A-Za-z0-9+/=]+)$/.exec(integrity) ?? []
  if (!asked) return false
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === asked
}

/**
 * True for a document of the composition that these marks are of: at its address, with its content and the policy that it was
 * made with. The marks come with the worker, so no response can vouch for itself.
 */
export async function isOfComposition(response: Response, url: string, marks: readonly string[]): Promise<boolean> {
  const tag = await contentTag(await response.clone().arrayBuffer())
  const policy = response.headers.get('content-security-policy') ?? ''
  return marks.includes(await documentMark({ path: decodeURI(new URL(url).pathname), tag, policy }))
}
