import type { IncomingHttpHeaders } from 'node:http'

/** Bots that identify themselves, as nearly all do that open pages. */
const program = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i
/** Browsers send fewer than 300 characters. */
const MAX_USER_AGENT_LENGTH = 512

type Headers = Pick<IncomingHttpHeaders, 'user-agent'> & Record<string, unknown>

/**
 * True for a request of a visitor whose views are counted: no bot, and no Global Privacy Control. Requests without Fetch
 * Metadata are not counted: few browsers omit it, and most bots do.
 */
export function isCounted(headers: Headers): boolean {
  if (headers['sec-gpc'] === '1' || headers['sec-fetch-site'] === undefined) return false
  return !program.test((headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH))
}

/** True for a request by which a visitor opens a page; not for a prefetch, or one by a script. */
export function opensPage(headers: Headers): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined && isCounted(headers)
}
