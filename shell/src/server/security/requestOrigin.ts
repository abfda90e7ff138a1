import type { FastifyRequest } from 'fastify'

const handedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const localHost = /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * True if the request was made on the server's own machine: it came through the loopback interface, was not forwarded by a
 * proxy there, and named the machine in a way that no other site can.
 */
export function isLocalRequest({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  return isLoopback && !handedOn.some((name) => name in headers) && localHost.test(headers.host ?? '')
}

/**
 * True if a page of this site made the request. Browsers say so with every form submission; without an origin, with `null`,
 * or with another one, the request is foreign.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === host
}

type IncomingRequest = Pick<FastifyRequest, 'method' | 'host'> & { headers: FastifyRequest['headers'] }

/**
 * Whether another site's page caused the request: its form, its script, or (for GET) an image or a link. Browsers say so in
 * Fetch Metadata, older ones in Origin or Referer. Other clients say nothing, and are not what this protects against.
 */
export function isCrossSite({ method, host, headers }: IncomingRequest, siteUrl?: string): boolean {
  const site = headers['sec-fetch-site']
  const destination = headers['sec-fetch-dest']
  // Only a script uses a GET that stores something; an image or a navigation never does.
  if (method === 'GET' && destination !== undefined && destination !== 'empty') return true
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const from = headers.origin ?? headers.referer
  if (from === undefined) return false
  const ours = [host, siteUrl && hostOf(siteUrl)]
  return !ours.includes(hostOf(from))
}

/** An empty string for `null`, which a page that hides its origin sends. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
