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

/**
 * True if the content matches a hash: the request's `integrity`, or the one that the site's own documents carry. Content
 * without a hash cannot be verified and is not cached.
 */
export async function hasIntegrity(response: Response, integrity: string): Promise<boolean> {
  const [, asked] = /^sha384-([A-Za-z0-9+/=]+)$/.exec(integrity) ?? []
  const stated = response.headers.get('x-document-sha256')
  if (!asked && !stated) return false
  const bytes = await response.clone().arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest(asked ? 'SHA-384' : 'SHA-256', bytes))
  return btoa(String.fromCharCode(...digest)) === (asked ?? stated)
}

/** What a document was rendered from: the shell's build, the remote, and the remote's release with all that it shows. */
type Origin = { shell: string | undefined; remote: string | undefined; edition: string | undefined }

function originOf(html: string): Origin {
  const [, snapshot = ''] = /<script type="application\/json" id="snapshot">([^<]*)/.exec(html) ?? []
  const first = (pattern: RegExp) => pattern.exec(snapshot)?.[1]
  return {
    shell: first(/"shell":\[\["([^"]*)"/),
    remote: first(/"remote":"([^"]*)"/),
    edition: first(/"edition":"([^"]*)"/),
  }
}

/**
 * Whether a cached document has been replaced by what the newest one comes from, such as the release after a rollback: it
 * would bring back, without a network, what was withdrawn.
 */
export function isReplaced(cached: string, newest: string): boolean {
  const [former, current] = [originOf(cached), originOf(newest)]
  if (former.shell !== current.shell) return true
  return former.remote === current.remote && former.edition !== current.edition
}
