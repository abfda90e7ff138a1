import type { IncomingHttpHeaders } from 'node:http'

/** Programs that say that they are one, as nearly all do that open pages. */
const program = /bot\b|crawl|spider|slurp|lighthouse|facebookexternalhit|preview/i
/** Browsers say less than 300 characters. */
const LONGEST_AGENT = 512

type Headers = Pick<IncomingHttpHeaders, 'user-agent'> & Record<string, unknown>

/**
 * True for a request of a visitor whose views are counted: not with Global Privacy Control, and of no program. Without fetch
 * metadata neither documents nor reports are: few browsers send none, and most programs.
 */
export function isCounted(headers: Headers): boolean {
  if (headers['sec-gpc'] === '1' || headers['sec-fetch-site'] === undefined) return false
  return !program.test((headers['user-agent'] ?? '').slice(0, LONGEST_AGENT))
}

/** True for a request by which a visitor opens a page; not for what is fetched ahead, or by a script. */
export function opensPage(headers: Headers): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-purpose'] === undefined && isCounted(headers)
}
