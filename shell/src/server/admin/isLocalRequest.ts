import type { FastifyRequest } from 'fastify'

const handedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * True when the request was made on the server's own machine: it came through the loopback, no proxy there has handed it
 * on, and it asked for the machine by a name that no other site can take.
 */
export function isLocalRequest({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  return isLoopback && !handedOn.some((name) => name in headers) && localHost.test(headers.host ?? '')
}
