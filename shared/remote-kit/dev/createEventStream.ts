import { createServer, type ServerResponse } from 'node:http'

/** Sends events to open pages: `reload` after a change of the shell, `problem` with an error's text. */
export function createEventStream(port: number) {
  const listeners = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.write('retry: 500\n\n')
    listeners.add(response)
    request.on('close', () => listeners.delete(response))
  })
  server.listen(port, 'localhost')
  return {
    send(event: 'reload' | 'problem', text = '') {
      for (const response of listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`)
    },
    stop() {
      for (const response of listeners) response.end()
      server.close()
    },
  }
}
