import type { IncomingMessage } from 'node:http'
import { refusalOf } from '../pages/requestTarget.ts'

/** What beside the request decides what it gets. */
export type Serving = {
  /** True where a log or a trace has to have every request. */
  isFollowed: boolean
  /** True while some visitors try a release out. */
  isDivided: boolean
  /** True once the server was told to stop. */
  isClosing: boolean
  /** By whose cookie a visitor sees a preview. */
  previewCookie: string
}

/**
 * Whether a request may have the answer that was given at its address before: who asks is nobody in particular, and
 * everybody gets the same there. Whatever comes to decide what a visitor gets has to be known here.
 */
export function mayRepeat(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { isFollowed, isDivided, isClosing, previewCookie }: Serving,
): boolean {
  if (method !== 'GET' || isFollowed || isDivided || isClosing) return false
  return refusalOf(url) === undefined && headers.cookie?.includes(previewCookie) !== true
}
