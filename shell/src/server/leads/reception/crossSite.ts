import type { FastifyRequest } from 'fastify'

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
