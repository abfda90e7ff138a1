import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { addErrorRecorder } from './recordErrors.ts'

/** A proxy to the site that a test can close, because these browsers cannot intercept requests. */
export type ProxyServer = {
  url: string
  /** Requests whose path matches wait until `release` is called, or for good. */
  hold(path: RegExp): void
  release(): void
  /** The number of requests that have no whole response yet. */
  pending(): number
  /** From now on no document records its errors: the service worker keeps none that is not as the server has made it. */
  passUnchanged(): void
  /** Refuses connections until `listen`. */
  close(): Promise<void>
  listen(): Promise<void>
}

type Options = {
  /** Documents record their errors, for a browser that does not report them. */
  recordsErrors: boolean
}

/** Starts a proxy to the site at `target`. */
export async function startProxy(target: string, { recordsErrors }: Options): Promise<ProxyServer> {
  let held: RegExp | undefined
  let waiting: (() => void)[] = []
  let pending = 0
  let records = recordsErrors
  const server = createServer((incoming, outgoing) => {
    pending++
    outgoing.once('close', () => pending--)
    const isDocument = records && incoming.headers.accept?.includes('text/html')
    const pass = () => {
      // A document that will be changed is requested uncompressed.
      const headers = isDocument ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
      const onward = request(new URL(incoming.url ?? '/', target), {
        method: incoming.method,
        headers,
      })
      onward.on('response', (response) => {
        const isHtml = response.headers['content-type']?.startsWith('text/html')
        if (isDocument && isHtml) return void addRecorder(response, outgoing)
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }
    if (held?.test(incoming.url ?? '')) waiting.push(pass)
    else pass()
  })
  let port = 0
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        if (typeof address === 'object' && address) port = address.port
        resolve()
      })
    })
  await listen()
  return {
    url: `http://localhost:${port}`,
    hold(path) {
      held = path
    },
    release() {
      held = undefined
      for (const pass of waiting) pass()
      waiting = []
    },
    pending: () => pending,
    passUnchanged() {
      records = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    listen,
  }
}

async function addRecorder(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { statusCode = 502 } = response
  const isWhole = statusCode !== 304
  const body = Buffer.concat(await response.toArray()).toString()
  const { html, headers } = isWhole ? addErrorRecorder(body, response.headers) : { html: '', headers: response.headers }
  outgoing.writeHead(statusCode, headers)
  outgoing.end(html)
}
