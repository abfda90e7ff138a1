import { createServer, request } from 'node:http'
import { listenOnFreePort } from './listenOnFreePort.ts'

/** What is sent instead of a response. */
type Replacement = { body: Buffer | string; type?: string }

/**
 * A proxy to the site that changes responses. Unlike interception by the test runner, it does not bypass the browser's
 * caches.
 */
export type TamperingProxy = {
  url: string
  /** From now on every response is passed to `change`; if that returns undefined, it is sent unchanged. */
  tamper(change: (path: string, body: Buffer) => Replacement | undefined): void
  /** From now on everything is sent unchanged. */
  pass(): void
  stop(): Promise<void>
}

/** Starts a proxy to the site at `target`. */
export async function startTamperingProxy(target: string): Promise<TamperingProxy> {
  const pass = () => undefined
  let change: Parameters<TamperingProxy['tamper']>[0] = pass
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const forwarded = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers })
    forwarded.on('response', async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const original = Buffer.concat(parts)
      const { body, type } = change(incoming.url ?? '', original) ?? { body: original }
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = response.headers
      outgoing.writeHead(response.statusCode ?? 502, { ...kept, ...(type ? { 'content-type': type } : {}) })
      outgoing.end(body)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://localhost:${port}`,
    tamper(next) {
      change = next
    },
    pass() {
      change = pass
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
