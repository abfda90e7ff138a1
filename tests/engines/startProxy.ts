import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { notingProblems } from './noteProblems.ts'

/** A proxy to the site that a test can close, because these browsers cannot intercept requests. */
export type ProxyServer = {
  url: string
  /** Requests whose path matches wait until `open` is called, or for good. */
  hold(path: RegExp): void
  open(): void
  /** Refuses connections until `listen`. */
  shut(): Promise<void>
  listen(): Promise<void>
}

type Options = {
  /** Documents note in the page what goes wrong in it, for a browser that does not tell. */
  notes: boolean
}

/** Starts a proxy to the site at `target`. */
export async function startProxy(target: string, { notes }: Options): Promise<ProxyServer> {
  let held: RegExp | undefined
  let waiting: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    const isDocument = notes && incoming.headers.accept?.includes('text/html')
    const pass = () => {
      // A document that will be changed is requested uncompressed.
      const headers = isDocument ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
      const onward = request(new URL(incoming.url ?? '/', target), {
        method: incoming.method,
        headers,
      })
      onward.on('response', (response) => {
        const isHtml = response.headers['content-type']?.startsWith('text/html')
        if (isDocument && isHtml) return void addNotes(response, outgoing)
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
    open() {
      held = undefined
      for (const pass of waiting) pass()
      waiting = []
    },
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    listen,
  }
}

async function addNotes(response: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 502 } = response
  const isWhole = statusCode !== 304
  const body = Buffer.concat(await response.toArray()).toString()
  const { html, headers } = isWhole ? notingProblems(body, response.headers) : { html: '', headers: response.headers }
  answer.writeHead(statusCode, headers)
  answer.end(html)
}
