import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { FinishedPage } from '../rendering/FinishedPage.ts'
import { negotiateEncoding } from './negotiateEncoding.ts'

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
