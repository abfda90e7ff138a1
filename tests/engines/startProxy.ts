import { createServer, request } from 'node:http'

/** A way to the site that a test can shut: the browsers here know no interception of their own. */
export type ProxyServer = {
  url: string
  /** Requests whose path matches wait until `open` is called, or for good. */
  hold(path: RegExp): void
  open(): void
  /** From here on nothing answers at this address, until `listen`. */
  shut(): Promise<void>
  listen(): Promise<void>
}

/** Starts a proxy to the site at `target`. */
export async function startProxy(target: string): Promise<ProxyServer> {
  let held: RegExp | undefined
  let waiting: (() => void)[] = []
  const server = createServer((asked, answer) => {
    const pass = () => {
      const onward = request(new URL(asked.url ?? '/', target), { method: asked.method, headers: asked.headers })
      onward.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    }
    if (held?.test(asked.url ?? '')) waiting.push(pass)
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
