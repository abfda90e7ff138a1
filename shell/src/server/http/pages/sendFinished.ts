import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { SentEncoding } from '../../releaseStore/releaseFiles.ts'
import type { FinishedPage } from '../../rendering/finished/FinishedPage.ts'

/**
 * Sends a finished response in the best encoding, or 304 if the browser has it. It always has to be revalidated; `caching`
 * overrides that for guarded content. @throws DamagedDocument
 */
export async function sendFinished(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  caching = 'no-cache',
): Promise<FastifyReply> {
  const { status, encoding, etag } = representationFor(request.headers, page)
  const body = status === 304 ? undefined : await page.body.read(encoding)
  reply.headers(page.headers).headers({ 'cache-control': caching, etag, vary: 'accept-encoding' })
  if (status === 304) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(page.type).send(body)
}

/** How a request gets a finished page: in which encoding, or not at all. */
type Representation = { status: number; encoding: SentEncoding; etag: string }

/** The best encoding that a request accepts, and 304 if it has the page in that encoding. */
function representationFor(headers: IncomingHttpHeaders, page: Pick<FinishedPage, 'status' | 'etag'>): Representation {
  const encoding = negotiateEncoding(headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  return { status: page.status === 200 && fresh(headers, { etag }) ? 304 : page.status, encoding, etag }
}

const encodings = ['br', 'gzip', 'identity'] as const

/** Browsers send about thirty characters. Parsing a header of 16 KB would take 10 ms. */
const MAX_HEADER_LENGTH = 256
/** Browsers send only a handful of different headers, and other clients a few more. */
const negotiated = new LRUCache<string, SentEncoding>({ max: 100 })

/** The best prepared encoding that the request accepts; uncompressed if it accepts none. */
export function negotiateEncoding(header = ''): SentEncoding {
  if (header.length > MAX_HEADER_LENGTH) return 'identity'
  const known = negotiated.get(header)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...encodings])
  const encoding = encodings.find((one) => accepted.includes(one)) ?? 'identity'
  negotiated.set(header, encoding)
  return encoding
}
