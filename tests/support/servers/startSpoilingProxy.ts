import { createServer, request } from 'node:http'
import { listenOnFreePort } from './listenOnFreePort.ts'

/** What comes in the place of an answer. */
type Spoilt = { body: Buffer | string; type?: string }

/** A way to the site on which answers are spoilt. Unlike interception by the test runner it leaves the browser its caches. */
export type SpoilingProxy = {
  url: string
  /** From here on every answer goes through `change`; one that it gives nothing for passes as it is. */
  spoil(change: (path: string, body: Buffer) => Spoilt | undefined): void
  /** From here on everything passes as it is. */
  pass(): void
  stop(): Promise<void>
}

/** Starts a proxy to the site at `target`. */
export async function startSpoilingProxy(target: string): Promise<SpoilingProxy> {
  const pass = () => undefined
  let change: Parameters<SpoilingProxy['spoil']>[0] = pass
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers })
    onward.on('response', async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const whole = Buffer.concat(parts)
      const { body, type } = change(asked.url ?? '', whole) ?? { body: whole }
      const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 502, { ...kept, ...(type ? { 'content-type': type } : {}) })
      answer.end(body)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://localhost:${port}`,
    spoil(next) {
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
