import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { listenOnFreePort } from '../../support/servers/listenOnFreePort.ts'

/** What a page is allowed to do costs a browser time, too: a tab of its own process, for example. */
const sameHeaders = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'cache-control',
] as const
const compress = promisify(brotliCompress)
const isText = /^text\/|json|javascript|xml/

/** What a twin has in the place of what the site has. */
export type Twin = {
  /** What becomes of a document or a route table of the site. */
  rewrite?: (text: string, path: string) => string
  /** Scripts that the site does not have, by address. */
  files?: ReadonlyMap<string, Buffer>
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Serves what the site at `origin` serves, from memory and as hard compressed, by a plain Node server: with documents
 * rewritten and files of its own. What is sent to it (reports, leads) is answered and forgotten.
 */
export async function startTwin(origin: string, first: Twin) {
  const answers = new Map<string, Promise<Answer>>()
  let twin = first

  async function ask(path: string): Promise<Answer> {
    const { rewrite = (text) => text, files } = twin
    const own = files?.get(path)
    if (own) {
      return answerWith(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' }, own)
    }
    const response = await fetch(origin + path)
    const headers = sameHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    })
    const body = Buffer.from(await response.arrayBuffer())
    const isRewritten = /html/.test(response.headers.get('content-type') ?? '') || path.startsWith('/_routes/')
    return answerWith(
      response.status,
      Object.fromEntries(headers),
      isRewritten ? Buffer.from(rewrite(body.toString(), path)) : body,
    )
  }

  function answerTo(path: string): Promise<Answer> {
    const known = answers.get(path) ?? ask(path)
    answers.set(path, known)
    return known
  }

  const server = createServer(async ({ method, url = '/' }, response) => {
    if (method !== 'GET') return response.writeHead(204).end()
    const { status, headers, body } = await answerTo(url)
    return response.writeHead(status, headers).end(body)
  })
  const port = await listenOnFreePort(server)
  const show = async (next: Twin) => {
    twin = next
    answers.clear()
    await Promise.all([...(next.files?.keys() ?? [])].map(answerTo))
  }
  await show(first)
  return {
    port,
    /** From now on it has something else. */
    show,
    /** Makes an answer before it is asked for. */
    prepare: async (path: string) => void (await answerTo(path)),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answerWith(status: number, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  const isCompressed = isText.test(headers['content-type'] ?? '')
  const sent = isCompressed ? await compress(body) : body
  const encoding: Record<string, string> = isCompressed ? { 'content-encoding': 'br' } : {}
  return { status, headers: { ...headers, ...encoding, 'content-length': String(sent.length) }, body: sent }
}
