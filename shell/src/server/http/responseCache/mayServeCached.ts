import type { IncomingMessage } from 'node:http'
import { refusalOf } from '../pages/requestTarget.ts'

/** The server's state that matters, besides the request. */
export type Serving = {
  /** True if a log or a trace needs every request. */
  isFollowed: boolean
  /** True while some visitors get a canary. */
  isDivided: boolean
  /** True once the server was told to stop. */
  isClosing: boolean
  /** The name of the preview cookie. */
  previewCookie: string
}

/**
 * Whether a request may get the cached response at its address: the client is anonymous, and everybody gets the same there.
 * Anything new that decides what a visitor gets has to be considered here.
 */
export function mayServeCached(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { isFollowed, isDivided, isClosing, previewCookie }: Serving,
): boolean {
  if (method !== 'GET' || isFollowed || isDivided || isClosing) return false
  return refusalOf(url) === undefined && headers.cookie?.includes(previewCookie) !== true
}
