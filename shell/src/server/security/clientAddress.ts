import { isIP } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/**
 * The client of a request, as the key of a limit: an IPv4 address as it is, or the /64 of an IPv6 address, because every
 * subscriber has a whole one. A forwarded value that is not an IP address is ignored.
 */
export function clientAddress({
  ip,
  socket,
}: Pick<FastifyRequest, 'ip'> & { socket: { remoteAddress?: string } }): string {
  return normalizeIP(isIP(ip) ? ip : (socket.remoteAddress ?? ''))
}
