import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FinishedPage } from '../rendering/FinishedPage.ts'
import { negotiateEncoding } from './negotiateEncoding.ts'

/** Sends what is finished in the best encoding, or 304 when the browser has it. Always checked again, never stale. */
export function sendFinished(request: FastifyRequest, reply: FastifyReply, page: FinishedPage) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${encoding}"`
  reply.headers(page.headers).headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
  const held = request.headers['if-none-match']
  if (
    page.status === 200 &&
    held &&
    (held === '*' || held.split(/\s*,\s*/).some((tag) => tag.replace('W/', '') === etag))
  ) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(page.status).type(page.type).send(page.body[encoding])
}
