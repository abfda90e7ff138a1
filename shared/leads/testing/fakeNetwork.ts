/** A request that `fetch` was asked for; `body` is parsed from JSON. */
export type Call = { method: string; url: string; headers: Record<string, string>; mode?: string; body?: unknown }

type Behaviour = 'success' | 'offline' | 'silent' | 'opaque' | { status: number; body: string }

/**
 * Replaces `fetch`. `calls` are the requests; `behave` sets how it responds from now on. While it is `offline`, and once a
 * `silent` request is aborted, `fetch` rejects.
 * @throws SyntaxError from `fetch` for a body that is no JSON.
 */
export function fakeNetwork(first: Behaviour = 'success') {
  const calls: Call[] = []
  let behaviour = first
  globalThis.fetch = (async (url: URL | string, options: RequestInit = {}) => {
    const { method = 'GET', headers, mode, body, signal } = options
    const text = typeof body === 'string' ? JSON.parse(body) : undefined
    calls.push({ method, url: String(url), headers: { ...(headers as Record<string, string>) }, mode, body: text })
    if (behaviour === 'offline') throw new TypeError('Failed to fetch')
    if (behaviour === 'silent') {
      await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    if (behaviour === 'opaque') return { type: 'opaque', ok: false, status: 0 } as Response
    const response = typeof behaviour === 'object' ? behaviour : { status: 200, body: '{"status":"success"}' }
    const { status, body: responseBody } = response
    return { type: 'basic', ok: status < 300, status, json: async () => JSON.parse(responseBody) } as Response
  }) as typeof fetch
  return {
    calls,
    behave(next: Behaviour) {
      behaviour = next
    },
  }
}
