import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import type { EncodedBody, FinishedPage } from '../../rendering/finished/FinishedPage.ts'

/**
 * Sends what is finished in the best encoding, or 304 when the browser has it. Always checked again, never stale;
 * `caching` says so of what only some may have.
 */
export function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, caching = 'no-cache') {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers(page.headers).headers({ 'cache-control': caching, etag, vary: 'accept-encoding' })
  if (page.status === 200 && fresh(request.headers, { etag })) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(page.type).send(page.body[encoding])
}

const made = ['br', 'gzip', 'identity'] as const

/** Browsers send about thirty characters. A header of 16 KB would take the parser 10 ms. */
const LONGEST_HEADER = 256

/** The best encoding that was made ahead and that the request accepts; as it is where it accepts none of them. */
export function negotiateEncoding(header = ''): keyof EncodedBody {
  if (header.length > LONGEST_HEADER) return 'identity'
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...made])
  return made.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}
