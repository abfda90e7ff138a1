import type { FastifyRequest } from 'fastify'

/**
 * True when a page of this site made the request. A browser says so with every form it sends; what says nothing, says
 * that it has no origin (`null`), or names another one is somebody else's.
 */
export function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return URL.canParse(headers.origin ?? '') && new URL(headers.origin ?? '').host === host
}
