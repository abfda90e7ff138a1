import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

/** Headers that cost browsers time, for example by requiring a separate process, are kept. */
const keptHeaders = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'cache-control',
] as const
const compress = promisify(brotliCompress)
const isText = /^text\/|json|javascript|xml/

/** What a twin has instead of the site's content. */
export type Twin = {
  /** Rewrites a document or route table of the site. */
  rewrite?: (text: string, path: string) => string
  /** Additional scripts, by path. */
  files?: ReadonlyMap<string, Buffer>
}

type TwinResponse = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Serves the content of the site at `origin` from memory, compressed alike, with a plain Node server: with rewritten documents
 * and additional files. What is sent to it (reports, leads) is acknowledged and discarded.
 */
export async function startTwin(origin: string, { rewrite = (text) => text, files }: Twin) {
  const responses = new Map<string, Promise<TwinResponse>>()

  async function makeResponse(path: string): Promise<TwinResponse> {
    const file = files?.get(path)
    if (file) {
      return respondWith(
        200,
        { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' },
        file,
      )
    }
    const response = await fetch(origin + path)
    const headers = keptHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const body = Buffer.from(await response.arrayBuffer())
    const isRewritten = /html/.test(response.headers.get('content-type') ?? '') || path.startsWith('/_routes/')
    return respondWith(
      response.status,
      Object.fromEntries(headers),
      isRewritten ? Buffer.from(rewrite(body.toString(), path)) : body,
    )
  }

  function respondTo(path: string): Promise<TwinResponse> {
    const known = responses.get(path) ?? makeResponse(path)
    responses.set(path, known)
    return known
  }

  const server = createServer(async ({ method, url = '/' }, response) => {
    if (method !== 'GET') return response.writeHead(204).end()
    const { status, headers, body } = await respondTo(url)
    return response.writeHead(status, headers).end(body)
  })
  const port = await listenOnFreePort(server)
  await Promise.all([...(files?.keys() ?? [])].map(respondTo))
  return {
    port,
    /** Prepares a response before it is requested. */
    prepare: async (path: string) => void (await respondTo(path)),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function respondWith(status: number, headers: Record<string, string>, body: Buffer): Promise<TwinResponse> {
  const isCompressed = isText.test(headers['content-type'] ?? '')
  const sent = isCompressed ? await compress(body) : body
  const encoding: Record<string, string> = isCompressed ? { 'content-encoding': 'br' } : {}
  return { status, headers: { ...headers, ...encoding, 'content-length': String(sent.length) }, body: sent }
}
