import { createServer } from 'node:http'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'

export type Collector = {
  url: string
  /** What was received. Protocol Buffers contain texts byte by byte, so they can be searched for. */
  received: { path: string; key: unknown; text: string }[]
  stop(): Promise<void>
}

/** A local trace collector that accepts everything. */
export async function startCollector(): Promise<Collector> {
  const received: Collector['received'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('latin1')
    received.push({ path: request.url ?? '', key: request.headers['api-key'], text })
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  const port = await listenOnFreePort(server)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
