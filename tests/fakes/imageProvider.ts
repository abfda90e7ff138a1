import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { readImageOrder } from './readImageOrder.ts'

/** How the provider answers one call: well, in one of the ways the contract lists, or not as it should. */
export type ImageAnswer =
  | 'image'
  | { http: number }
  | { error: string }
  | { errors: string }
  | { errorMessage: string }
  | 'refused key'
  | 'malformed'
  | 'not JSON'
  | 'silent'
  | 'cut off'

export type ImageProvider = {
  url: string
  /** What was asked for, in order; each was checked against the contract. */
  orders: { apiKey: string; positivePrompt: string; taskUUID: string }[]
  /** The next calls are answered so, one after the other; the ones after them with an image. */
  answerNext(...answers: ImageAnswer[]): void
  /** Forgets orders and answers. */
  reset(): void
  stop(): Promise<void>
}

/**
 * An image provider on loopback that speaks the documented contract. The addresses it gives for its images begin with
 * `imageOrigin`; it serves them itself at the same path.
 */
export async function startImageProvider(imageOrigin?: string): Promise<ImageProvider> {
  const orders: ImageProvider['orders'] = []
  const answers: ImageAnswer[] = []

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.method === 'GET' && request.url?.startsWith('/images/')) return sendImage(request, response)
    if (request.method !== 'POST' || request.url !== '/v1') return response.writeHead(404).end()
    const order = readImageOrder(await textOf(request))
    if (!order) return sendJson(response, { errors: [{ message: 'The request is not as documented.' }] }, 400)
    orders.push(order)
    const imageURL = `${imageOrigin ?? `http://127.0.0.1:${port}`}/images/${orders.length}.webp`
    const image = { taskType: 'imageInference', taskUUID: order.taskUUID, imageURL, seed: orders.length }
    answer(response, answers.shift() ?? 'image', [{ taskType: 'authentication' }, image])
  })
  const port = await listenOnFreePort(server)

  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    answerNext: (...next) => void answers.push(...next),
    reset() {
      orders.length = 0
      answers.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function answer(response: ServerResponse, kind: ImageAnswer, data: unknown[]) {
  if (kind === 'image') return sendJson(response, { data })
  if (kind === 'refused key') {
    return sendJson(response, { errors: [{ message: 'Invalid API key', taskType: 'authentication' }] })
  }
  if (kind === 'malformed') return sendJson(response, { data: [{ taskType: 'imageInference', imageURL: 7 }] })
  if (kind === 'not JSON') return response.end('<html>')
  // It took the call and says nothing more.
  if (kind === 'silent') return
  if (kind === 'cut off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    return response.write('{"data":[{"taskType":"imageInf', () => response.destroy())
  }
  if ('http' in kind) return sendJson(response, {}, kind.http)
  return sendJson(response, 'errors' in kind ? { errors: [{ message: kind.errors }] } : kind)
}

function sendJson(response: ServerResponse, body: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** A plain picture whose colour is its number's. */
async function sendImage(request: IncomingMessage, response: ServerResponse) {
  const hue = (Number(/(\d+)\.webp/.exec(request.url ?? '')?.[1]) * 47) % 360
  const background = `hsl(${hue}, 60%, 60%)`
  const create = { width: 1024, height: 768, channels: 3, background } as const
  response.writeHead(200, { 'content-type': 'image/webp' }).end(await sharp({ create }).webp().toBuffer())
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
