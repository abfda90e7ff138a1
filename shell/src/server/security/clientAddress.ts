import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * Whose request it is, as the key of a limit: an address of version 4 as it is, one of version 6 by its /64, of which
 * everyone has all addresses to themselves. What a proxy hands on that is no address is not believed.
 */
export function clientAddress({
  ip,
  socket,
}: Pick<FastifyRequest, 'ip'> & { socket: { remoteAddress?: string } }): string {
  return normalizeIP(isIP(ip) ? ip : (socket.remoteAddress ?? ''))
}
