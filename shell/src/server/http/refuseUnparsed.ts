import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FailurePages, failurePage } from './pages/failurePage.ts'

/** How long a client may take to read the response before the connection is cut, in ms. */
const TIME_TO_READ = 5_000

/**
 * Responds to what Node cannot parse as a request: an address of more than 16 KB, or with characters that none may contain.
 * Nothing is known about the client, who gets the site's own page.
 */
export function refuseUnparsed(pages: () => FailurePages) {
  const refused = new WeakSet<Socket>()
  return async function onClientError({ code }: { code?: string }, socket: Socket): Promise<void> {
    // Node reports each further piece of the same request.
    if (refused.has(socket)) return
    refused.add(socket)
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[code ?? ''] ?? 400
    const page = failurePage(pages(), status)
    const body = (await page?.body.read('identity').catch(() => undefined)) ?? Buffer.alloc(0)
    const headers = {
      ...page?.headers,
      'content-type': page?.type ?? 'text/plain',
      'content-length': body.length,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    socket.end(body)
    // Cutting the connection at once would discard what the client has not read yet.
    setTimeout(() => socket.destroy(), TIME_TO_READ).unref()
  }
}

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
