import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushSubscriptionData } from '@site/contracts/DeskPush'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Stands for a browser's push service: it records what it is sent, and answers as a device's name says (`/410`). */
export async function startPushService() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(Number(/\/(\d{3})/.exec(request.url ?? '')?.[1] ?? 201)).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    /** A subscription of a device with keys of its own. */
    device(name: string): PushSubscriptionData {
      const pair = createECDH('prime256v1')
      const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
      return { endpoint: `http://127.0.0.1:${port}/${name}`, keys }
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
