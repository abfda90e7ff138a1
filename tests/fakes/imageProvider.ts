import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { listenOnFreePort } from '../support/servers/listenOnFreePort.ts'
import { readImageRequest } from './readImageRequest.ts'

/** How the provider responds to a call: with an image, with one of the documented errors, or wrongly. */
export type ImageResponse =
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
  /** Requests in order of arrival; each was validated against the contract. */
  requests: { apiKey: string; positivePrompt: string; taskUUID: string }[]
  /** Sets the responses to the next calls; later calls get an image. */
  respondNext(...responses: ImageResponse[]): void
  /** Clears requests and responses. */
  reset(): void
  stop(): Promise<void>
}

/**
 * A local image provider that follows the documented contract. The images' addresses start with `imageOrigin`; it serves
 * them itself at the same path.
 */
export async function startImageProvider(imageOrigin?: string): Promise<ImageProvider> {
  const requests: ImageProvider['requests'] = []
  const responses: ImageResponse[] = []

  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    if (request.method === 'GET' && request.url?.startsWith('/images/')) return sendImage(request, response)
    if (request.method !== 'POST' || request.url !== '/v1') return response.writeHead(404).end()
    const body = readImageRequest(await textOf(request))
    if (!body) return sendJson(response, { errors: [{ message: 'The request is not as documented.' }] }, 400)
    requests.push(body)
    const imageURL = `${imageOrigin ?? `http://127.0.0.1:${port}`}/images/${requests.length}.webp`
    const image = { taskType: 'imageInference', taskUUID: body.taskUUID, imageURL, seed: requests.length }
    respond(response, responses.shift() ?? 'image', [{ taskType: 'authentication' }, image])
  })
  const port = await listenOnFreePort(server)

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondNext: (...next) => void responses.push(...next),
    reset() {
      requests.length = 0
      responses.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function respond(response: ServerResponse, kind: ImageResponse, data: unknown[]) {
  if (kind === 'image') return sendJson(response, { data })
  if (kind === 'refused key') {
    return sendJson(response, { errors: [{ message: 'Invalid API key', taskType: 'authentication' }] })
  }
  if (kind === 'malformed') return sendJson(response, { data: [{ taskType: 'imageInference', imageURL: 7 }] })
  if (kind === 'not JSON') return response.end('<html>')
  // It accepts the call and never responds.
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

/** A plain image whose colour depends on its number. */
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
