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

/**
 * True when a page of this site made the request. A browser says so with every form it sends; what says nothing, says
 * that it has no origin (`null`), or names another one is somebody else's.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === host
}

type Asked = Pick<FastifyRequest, 'method' | 'host'> & { headers: FastifyRequest['headers'] }

/**
 * Whether another site's page caused the request: its form, its script, or (for GET) an image or a link. Browsers say so
 * in Fetch Metadata; older ones in Origin or Referer. A program says nothing, and is not what this is about.
 */
export function isCrossSite({ method, host, headers }: Asked, siteUrl?: string): boolean {
  const site = headers['sec-fetch-site']
  const destination = headers['sec-fetch-dest']
  // Only a script fetches a GET that stores something; an image or a page that is opened never does.
  if (method === 'GET' && destination !== undefined && destination !== 'empty') return true
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const from = headers.origin ?? headers.referer
  if (from === undefined) return false
  const ours = [host, siteUrl && hostOf(siteUrl)]
  return !ours.includes(hostOf(from))
}

/** '' for `null`, which a page says that hides where it comes from. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : ''
}
